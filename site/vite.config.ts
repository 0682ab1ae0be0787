// Builds the site: npx vite build site. Everything is relative, so that it can be served from any folder.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { chartStyle, pageStyle, themeStyle } from '../report/theme.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The look of reports, as a style sheet. */
const STYLE = 'virtual:report.css';
const reportStyle: Plugin = {
  name: 'report-style',
  resolveId: (id) => (id === STYLE ? `\0${STYLE}` : undefined),
  load: (id) => (id === `\0${STYLE}` ? [themeStyle, chartStyle, pageStyle].join('\n') : undefined),
};

/** With these the page is cross-origin isolated: the CPU engine then has threads and shared memory. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

// The testers can compare with a native library, which no page has.
const external = ['koffi'];

export default defineConfig({
  root,
  base: './',
  plugins: [reportStyle],
  define: { BASALT_VERSION: JSON.stringify(version) },
  // The worker holds the whole library, shaders included.
  build: {
    target: 'es2022',
    modulePreload: false,
    emptyOutDir: true,
    chunkSizeWarningLimit: 4096,
    rolldownOptions: { external },
  },
  worker: { format: 'es', rolldownOptions: { external } },
  server: { headers: ISOLATION, fs: { allow: ['..'] } },
  preview: { headers: ISOLATION },
});
