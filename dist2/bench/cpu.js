// npm run bench:cpu -- [--only gemm,factor,batched,small,gemv,process] [--sizes 128,256,512,1024] [--core Haswell|native] [--json FILE]:
// the CPU engine beside a native BLAS and LAPACK and beside JavaScript's libraries. What is not installed is left out, and said so.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createContext } from '../src/index.js';
import { banner, machineOf } from '../testing/lib/machine.js';
import { fixed } from '../testing/lib/printf.js';
import { batchedTable, benchBatched } from './cpu/batched.js';
import { benchFactor, benchGemm, FACTORIZATIONS, factorTable, gemmTable, PRECISIONS } from './cpu/dense.js';
import { benchGemv, benchSmall, gemvTable, smallTable } from './cpu/memory.js';
import { processFigures } from './cpu/process.js';
import { openRivals } from './cpu/rivals.js';
import { header, text } from './cpu/table.js';
const GROUPS = ['process', 'gemm', 'factor', 'batched', 'small', 'gemv'];
const BATCH = 10000;
const { values } = parseArgs({
    options: {
        only: { type: 'string', default: GROUPS.join(',') },
        sizes: { type: 'string', default: '128,256,512,1024' },
        core: { type: 'string', default: 'Haswell' },
        json: { type: 'string' },
    },
});
const groups = values.only.split(',');
const sizes = values.sizes.split(',').map(Number);
if (!groups.every((group) => GROUPS.includes(group)))
    throw new Error(`--only takes ${GROUPS.join(', ')}`);
if (!sizes.every((n) => Number.isSafeInteger(n) && n > 0))
    throw new Error(`--sizes ${values.sizes} is not a list of sizes`);
// OpenBLAS reads it when it is loaded. Kernels for AVX2 are what 128-bit vectors are to be compared with.
if (values.core !== 'native')
    process.env['OPENBLAS_CORETYPE'] = values.core;
const context = await createContext({ backend: 'cpu' });
const machine = machineOf(context);
const rivals = await openRivals();
const library = rivals.native === undefined ? 'none' : rivals.native.title;
console.log(banner(machine, 'bench cpu', []).slice(0, -2).join('\n'));
console.log(`% native: ${library}; OPENBLAS_CORETYPE=${process.env['OPENBLAS_CORETYPE'] ?? ''}; 1t, 2t: threads`);
console.log('% Medians of 3 to 15 samples, in turns in one process, behind 10 or more warm calls (fewer where those would take over 2 s)');
for (const reason of rivals.missing)
    console.log(`% ${reason}`);
const lines = [];
async function table(t, problems) {
    if (problems.length === 0)
        return;
    console.log(header(t));
    for (const problem of problems) {
        const result = await problem();
        lines.push(result);
        console.log(text(t, result));
    }
}
const each = (group, items, run) => groups.includes(group) ? PRECISIONS.flatMap((prec) => items.map((n) => () => run(prec, n))) : [];
const figures = groups.includes('process') ? processFigures() : undefined;
if (figures !== undefined) {
    console.log('\n% Fresh processes, ms: context and operands, then the first, second and third product of order 128');
    for (const prec of PRECISIONS) {
        const { open, calls } = figures.first[prec];
        console.log(`${prec}gemm 128     ${[open, ...calls].map((ms) => fixed(ms, 9, 2)).join('')}`);
    }
    console.log('% Bytes of WebAssembly: GEMM; dense routines with it; gemv; batched LU and Cholesky of orders 8, 16, 32');
    for (const prec of PRECISIONS) {
        const { gemm, dense, vectors, batched } = figures.bytes[prec];
        console.log(`${prec.padEnd(14)}${[gemm, dense, vectors, ...Object.values(batched)].map((b) => `${b}`.padStart(9)).join('')}`);
    }
    console.log(`% CPU time of an idle process with its threads, ms per second: ${fixed(figures.idleCpuMs, 1, 2)}`);
}
await table(gemmTable, each('gemm', sizes, (prec, n) => benchGemm(context, rivals, prec, n)));
await table(factorTable, FACTORIZATIONS.flatMap((what) => each('factor', sizes.filter((n) => n >= 256), (prec, n) => benchFactor(context, rivals, what, prec, n))));
await table(batchedTable(BATCH), FACTORIZATIONS.flatMap((what) => each('batched', [8, 16, 32], (prec, n) => benchBatched(context, rivals, what, prec, n, BATCH))));
await table(smallTable, each('small', [4, 8, 16, 32, 64], (prec, n) => benchSmall(context, rivals, prec, n)));
await table(gemvTable, each('gemv', [4096], (prec, n) => benchGemv(context, prec, n)));
if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ machine, native: library, missing: rivals.missing, process: figures, lines }, null, 2)}\n`);
context.dispose();
