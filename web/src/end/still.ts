/** A picture of the map as it is on the screen, with a line below: drawn by the browser itself, sent nowhere. */

/** What a style sheet says of a drawing, and a picture of its own has to say itself. */
const LOOKS = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "opacity", "font-family", "font-size", "font-weight", "font-style", "font-variant-caps", "letter-spacing", "text-anchor", "dominant-baseline",
  "paint-order", "visibility", "display", "stop-color", "stop-opacity", "flood-color", "flood-opacity",
] as const;

const SCALE = 2;
const BAND = 64;
const MARGIN = 16;

/** The drawing as a file that needs no style sheet. */
export function standalone(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[svg, ...svg.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]];
  from.forEach((original, k) => {
    const style = getComputedStyle(original);
    const element = to[k];
    if (!element) return;
    for (const name of LOOKS) {
      const value = style.getPropertyValue(name);
      if (value && !value.includes("url(")) element.setAttribute(name, value);
    }
    if (style.textTransform === "uppercase" && !element.childElementCount) element.textContent = (element.textContent ?? "").toLocaleUpperCase();
    if (k > 0 && style.transform !== "none") element.setAttribute("transform", style.transform);
    element.removeAttribute("style");
    element.removeAttribute("class");
  });
  for (const [name, value] of Object.entries({ xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` })) {
    copy.setAttribute(name, String(value));
  }
  copy.removeAttribute("transform");
  return new XMLSerializer().serializeToString(copy);
}

/** The map and what it is about, as a picture. */
export async function still(svg: SVGSVGElement, lines: string[]): Promise<Blob> {
  const box = (svg.closest("section") ?? svg).getBoundingClientRect();
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, width, height))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SCALE, (height + BAND) * SCALE];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  pen.scale(SCALE, SCALE);
  const style = getComputedStyle(document.body);
  pen.fillStyle = ground(svg);
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, 0, 0, width, height);
  pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  pen.fillRect(0, height, width, BAND);
  pen.fillStyle = style.color;
  lines.forEach((line, k) => {
    pen.font = `${k ? 15 : 20}px ${style.fontFamily}`;
    pen.fillText(line, MARGIN, height + 26 + k * 24, width - 2 * MARGIN - 70);
  });
  pen.font = `16px ${style.fontFamily}`;
  pen.fillText("Tyche", width - MARGIN - 44, height + 26);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was made"))), "image/png");
  });
}

/** The colour behind the drawing. */
function ground(svg: Element): string {
  for (let one: Element | null = svg; one; one = one.parentElement) {
    const colour = getComputedStyle(one).backgroundColor;
    if (colour && colour !== "rgba(0, 0, 0, 0)" && colour !== "transparent") return colour;
  }
  return "#ffffff";
}

/** Give the reader a file. */
export function saved(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
