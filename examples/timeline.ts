// Saves a timeline of a hybrid LU factorization, for ui.perfetto.dev: the CPU's panels beside the GPU's updates.
//   node scripts/run.mjs examples/timeline.js 4096 lu.json
import { writeFileSync } from 'node:fs';
import { calibrate, chromeTrace, createContext, getrfWorkspace, mustSucceed, sgetrf } from '../src/index.ts';

const n = Number(process.argv[2] ?? 512);
const file = process.argv[3] ?? 'timeline.json';
using ctx = await createContext({ backend: 'gpu' });
console.log(`${ctx.why}; n = ${n}, workspace ${getrfWorkspace({ m: n, n, mode: 'hybrid' })} bytes`);
await calibrate(ctx); // then hybrid's blocks are chosen by what things cost here
using A = ctx.upload(
  's',
  Float32Array.from({ length: n * n }, () => Math.random() - 0.5),
);
using ipiv = ctx.alloc('i', n);
using info = ctx.alloc('i', 1);

ctx.queue.timeline = [];
await sgetrf(ctx.queue, { m: n, n, A, lda: n, ipiv, info, mode: 'hybrid' });
await ctx.queue.sync();
mustSucceed('sgetrf', (await ctx.download(info))[0]!);
writeFileSync(file, chromeTrace(ctx.queue.timeline));
console.log(`${ctx.queue.timeline.length} bars in ${file}: open it at ui.perfetto.dev`);
