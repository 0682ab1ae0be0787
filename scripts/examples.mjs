// npm run examples: builds what changed, then runs the numbered examples and the Kalman filters, each in a process of its own, on the adapter on
// which the tests would run. The exit status is the number of those that failed.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { adapterEnvironment } from './adapter.mjs';
import { build } from './build.mjs';
import { node } from './process.mjs';

const names = readdirSync('examples').filter((file) => /^(\d\d_\w+|kalman)\.ts$/.test(file));
let failed = 0;
if (build()) {
  const environment = await adapterEnvironment();
  for (const name of names) {
    console.log(`examples/${name}`);
    const status = await node([path.join('dist/examples', name.replace(/ts$/, 'js'))], environment);
    if (status !== 0) failed++;
  }
} else failed = names.length;
process.exitCode = failed;
