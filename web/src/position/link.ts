/** A position as the fragment of an address: compressed, so that it fits, and never sent to the server by following a link. */

async function through(data: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The longest fragment that is unpacked: what a position may have, even if nothing of it could be compressed. */
const LONGEST = 12_000;
/** The longest text that a position may have. */
const LARGEST = 20_000;

export async function packed(text: string): Promise<string> {
  const data = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...data)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The position of a fragment; null if it is none. What unpacks to more than a position may have is cut off there. */
export async function unpacked(fragment: string): Promise<string | null> {
  if (!fragment || fragment.length > LONGEST) return null;
  try {
    const data = Uint8Array.from(atob(fragment.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts: number[] = [];
    for (let part = await reader.read(); !part.done && parts.length <= LARGEST; part = await reader.read()) {
      for (const byte of part.value.subarray(0, LARGEST + 1)) parts.push(byte);
    }
    void reader.cancel().catch(() => undefined);
    return parts.length > LARGEST ? null : new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(parts));
  } catch {
    return null;
  }
}
