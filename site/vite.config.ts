// Builds the site: npx vite build site. Everything is relative, so that it can be served from any folder.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { readReports } from '../report/read.ts';
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

/** The runs in runs/*.json, newest first: what they are is part of the page, the measurements are fetched when they are asked for. */
const RUNS = 'virtual:runs';
const savedRuns: Plugin = {
  name: 'saved-runs',
  resolveId: (id) => (id === RUNS ? `\0${RUNS}` : undefined),
  load(id) {
    if (id !== `\0${RUNS}`) return undefined;
    const folder = path.join(root, 'runs');
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name));
    const known = files.map((file, k) => {
      const runs = readReports(readFileSync(file, 'utf8'));
      const devices = runs.flatMap((run) => run.devices.map(({ name }) => name));
      const { date, version } = runs[0]!;
      return {
        date,
        text: `{ devices: ${JSON.stringify(devices)}, date: ${JSON.stringify(date)}, version: ${JSON.stringify(version)}, url: u${k} }`,
      };
    });
    known.sort((a, b) => (a.date < b.date ? 1 : -1));
    return [
      ...files.map((file, k) => `import u${k} from ${JSON.stringify(`${file}?url&no-inline`)};`),
      `export default [${known.map(({ text }) => text).join(', ')}];`,
    ].join('\n');
  },
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
  plugins: [reportStyle, savedRuns],
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
