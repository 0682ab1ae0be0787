// Runs tfjs-core's own test suite, which its package ships, on a backend: node test/tfjs/suite.mjs BACKEND [PATTERN]. BACKEND is cpu or
// webgpu
// (the stock ones), basalt-cpu or basalt-webgpu. The last line is JSON: the specs that passed, those that failed
// and why, and calls of our kernels.
// test/tfjs/suite.test.ts starts it in a process of its own, because the specs and the globals that they need are nobody else's business.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleTfjs, registerStock, TFJS } from '../../scripts/tfjs.mjs';

/** Upstream leaves them out as well: they start workers from the files of its own build. */
const EXCLUDED = /computation in worker/;

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');

const entry = `
${TFJS}
export { setTestEnvs, setupTestFilters } from '@tensorflow/tfjs-core/dist/jasmine_util';
export { registerBasalt } from './src/tfjs.ts';
export { createContext } from './src/index.ts';
// The specs look at the environments when they are loaded: later than everything else.
export const specs = () => require('@tensorflow/tfjs-core/dist/tests');
`;

export async function runSuite(backend, pattern) {
  const require = createRequire(import.meta.url);
  const bundle = await bundleTfjs('suite.cjs', entry, { stdin: { contents: entry, resolveDir: root, loader: 'ts' } });
  const { tf, cpu, webgpu, setTestEnvs, setupTestFilters, registerBasalt, createContext, specs } = require(bundle);
  const gpu = backend.endsWith('webgpu');
  const context = await createContext({ backend: gpu ? 'gpu' : 'cpu', robust: true });
  const stock = gpu ? webgpu : cpu;
  const basalt = await registerBasalt(tf, { context, stock });
  if (backend === 'webgpu') registerStock({ tf, webgpu }, context);
  const { default: Jasmine } = await import(pathToFileURL(require.resolve('jasmine')).href);
  const runner = new Jasmine();
  runner.exitOnCompletion = false;
  runner.clearReporters();
  const result = { backend, passed: [], failures: [], pending: 0, seconds: 0, calls: basalt.calls };
  runner.addReporter({
    specDone({ fullName, status, failedExpectations }) {
      if (status === 'passed') result.passed.push(fullName);
      if (status === 'pending') result.pending++;
      if (status !== 'failed') return;
      result.failures.push({ name: fullName, why: failedExpectations[0]?.message.split('\n')[0] });
    },
  });
  runner.env.configure({ random: false });
  // llvmpipe compiles a convolution's kernel for seconds.
  globalThis.jasmine.DEFAULT_TIMEOUT_INTERVAL = 120_000;
  const name = backend.startsWith('basalt') ? basalt.name : backend;
  setTestEnvs([{ name: 'test', backendName: name, flags: {}, isDataSync: !gpu }]);
  setupTestFilters([], (spec) => !EXCLUDED.test(spec) && pattern.test(spec));
  // Reads of the GPU in the middle of an operation warn, and there are thousands.
  console.warn = () => {};
  specs();
  const start = performance.now();
  await runner.execute();
  result.seconds = Math.round(performance.now() - start) / 1000;
  return result;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [backend = 'basalt-cpu', pattern = ''] = process.argv.slice(2);
  const result = await runSuite(backend, new RegExp(pattern));
  // exit alone would cut off what a pipe has not taken yet.
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(result.failures.length > 0 ? 1 : 0));
}
