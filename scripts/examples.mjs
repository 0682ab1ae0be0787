// npm run examples: builds what changed, then runs the numbered examples, those of tfjs/ and the Kalman filters in a kernel, each in a
// process of its own, on the adapter on which the tests would run. `npm run examples -- cpu` or `-- gpu` names the backend for those that
// choose one; 'gpu' takes a software adapter too. The exit status is the number of those that failed.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { adapterEnvironment } from './adapter.mjs';
import { build } from './build.mjs';
import { node } from './process.mjs';

const backend = process.argv.slice(2);
// What is a kernel needs a GPU.
const wanted = backend[0] === 'cpu' ? /^(\d\d_\w+|tfjs\/\w+)\.ts$/ : /^(\d\d_\w+|tfjs\/\w+|kalman)\.ts$/;
const names = readdirSync('examples', { recursive: true })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => wanted.test(file))
  .sort();
let failed = 0;
if (await build()) {
  const environment = await adapterEnvironment();
  for (const name of names) {
    console.log(`examples/${name}`);
    const status = await node([path.join('dist/examples', name.replace(/ts$/, 'js')), ...backend], environment);
    if (status !== 0) failed++;
  }
} else failed = names.length;
process.exitCode = failed;
