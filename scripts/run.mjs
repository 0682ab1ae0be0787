// node scripts/run.mjs FILE ARGS...: builds what changed, then runs dist/FILE with ARGS.
// With BASALT_TEST_ADAPTER set, FILE sees the same adapter as the tests would.
import path from 'node:path';
import { adapterEnvironment } from './adapter.mjs';
import { build } from './build.mjs';
import { node } from './process.mjs';

const [file, ...args] = process.argv.slice(2);
const environment = process.env.BASALT_TEST_ADAPTER ? await adapterEnvironment() : {};
process.exitCode = (await build()) ? await node([path.join('dist', file), ...args], environment) : 1;
