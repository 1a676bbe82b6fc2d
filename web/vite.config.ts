import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `tyche serve` listens while the client is developed with `npx vite`. */
const SERVER = process.env["TYCHE_SERVER"] ?? "http://127.0.0.1:8765";

/** Writes each text file of the build a second and third time, compressed, for the server to send. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const data = readFileSync(join(folder, name));
        if (data.length < 1024) continue;
        writeFileSync(join(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/tyche/server/client",
    emptyOutDir: true,
    target: "es2023",
    // The content security policy of the server allows no data: addresses for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
  // Under vitest Svelte's browser build is wanted, so that runes in .svelte.ts files work.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts", "atlas/*.test.mjs"], environment: "node" },
});
