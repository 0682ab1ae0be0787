// npm run bench -- [--backend gpu|cpu] [--adapter NAME] [--sizes 1024,2048] [--json FILE]: small calls on the CPU, then, on a GPU,
// the large ones.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
import { fixed } from '../testing/lib/printf.js';
import { timerText, usableTimer } from '../testing/lib/timing.js';
import { benchLarge } from './large.js';
import { benchSmall } from './small.js';
const { values } = parseArgs({
    options: {
        backend: { type: 'string', default: 'auto' },
        adapter: { type: 'string' },
        sizes: { type: 'string', default: '1024,2048,4096,8192' },
        json: { type: 'string' },
    },
});
const sizes = values.sizes.split(',').map(Number);
if (!sizes.every((n) => Number.isSafeInteger(n) && n > 0))
    throw new Error(`--sizes ${values.sizes} is not a list of sizes`);
const context = await createContext({
    backend: values.backend,
    ...(values.adapter === undefined ? {} : { adapter: values.adapter }),
});
const machine = machineOf(context);
console.log(banner(machine, 'bench', []).slice(0, -2).join('\n'));
console.log('\n% Small calls, CPU backend           us per call    +- %   Gflop/s');
const small = await benchSmall(({ name, microseconds, margin, gflops }) => {
    console.log(`${name.padEnd(34)} ${fixed(microseconds, 13, 2)} ${fixed(margin, 7, 1)} ${fixed(gflops, 9, 2)}`);
});
const timer = usableTimer(context, 's', 'gpu');
if (context.backend === 'gpu')
    console.log(`\n% Large calls, ${timerText(context, timer)}\n% routine      N          ms    Gflop/s`);
const large = context.backend === 'cpu'
    ? []
    : await benchLarge(context, sizes, ({ name, n, ms, gflops }) => {
        console.log(`${name.padEnd(9)} ${String(n).padStart(6)} ${fixed(ms, 11, 3)} ${fixed(gflops, 10, 1)}`);
    });
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine, timer, small, large }, null, 2)}\n`);
context.dispose();
