// node test/tfjs/baseline.mjs: writes webgpuFailures.json, the specs of tfjs-core's suite that tfjs's own WebGPU backend fails in Node, for the most
// part because they read tensors synchronously. Minutes on a software adapter; needed after an update of tfjs or of Dawn only.
import { writeFileSync } from 'node:fs';
import { runSuite } from './suite.mjs';

const { failures } = await runSuite('webgpu', /(?:)/);
const names = [...new Set(failures.map(({ name }) => name))].sort();
writeFileSync(new URL('webgpuFailures.json', import.meta.url), `${JSON.stringify(names, undefined, 2)}\n`);
process.exit(0);
