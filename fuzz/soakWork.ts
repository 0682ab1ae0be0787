// What a soak does over and over: random calls of all routines with sizes of their own, plans, verbs, wrong calls, and contexts that come
// and go. Each piece of work says what its results were, so that it is seen to have the same bits every time.
import fc from 'fast-check';
import { isDouble, type Prec } from '../src/core/field.ts';
import { routineName } from '../src/core/spec.ts';
import { ArgumentError, BasaltError, type Context, createContext, sgemm } from '../src/index.ts';
import * as linalg from '../src/linalg/index.ts';
import { routines } from '../src/registry.gen.ts';
import { build, bytesOf } from './build.ts';
import { contentsOf } from './data.ts';
import { knobsOf } from './knobs.ts';
import { make } from './make.ts';
import { mixed } from './rng.ts';

export interface Work {
  readonly name: string;
  /** A number that stands for all bits of the results. */
  run(context: Context): Promise<number>;
}

/** A number that stands for bytes (FNV-1a). */
function hashOf(arrays: readonly ArrayBufferView[]): number {
  let hash = 0x811c9dc5;
  for (const { buffer, byteOffset, byteLength } of arrays) {
    for (const byte of new Uint8Array(buffer, byteOffset, byteLength)) hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** Bytes of the buffers of one call at most. */
const MOST_BYTES = 1 << 20;

/** A random call of a routine; undefined if there is none so small. */
function callWork(context: Context, seed: number, most: number): Work | undefined {
  const spec = routines[mixed(seed) % routines.length]!;
  const precs = ([...spec.precs] as Prec[]).filter((prec) => context.gpu === undefined || !isDouble(prec));
  if (precs.length === 0) return undefined;
  const prec = precs[mixed(seed, 1) % precs.length]!;
  const [knobs] = fc.sample(knobsOf(spec, prec, most, 4), { seed, numRuns: 1 });
  const call = build(spec, prec, { ...knobs!, kind: 'plain' });
  if (call === undefined || !(Number(bytesOf(call)) <= MOST_BYTES)) return undefined;
  const contents = contentsOf(call);
  const run: Work['run'] = async (on) => {
    const { buffers, value, error } = await make(on, call, contents);
    if (error !== undefined && !(error instanceof BasaltError)) throw error;
    return hashOf([...buffers, Float64Array.from(value)]);
  };
  return { name: routineName(spec, prec), run };
}

const planWork: Work = {
  name: 'a plan',
  async run(context) {
    const n = 24;
    const A = context.upload(
      's',
      Float32Array.from({ length: n * n }, (_, k) => Math.sin(k)),
    );
    const C = context.alloc('s', n * n);
    const plan = await context.record(() =>
      sgemm(context, { m: n, n, k: n, A, lda: n, B: A, ldb: n, beta: 1, C, ldc: n }),
    );
    for (let turn = 0; turn < 3; turn++) await plan.run();
    const found = await context.download(C);
    plan.dispose();
    for (const one of [A, C]) one.dispose();
    return hashOf([found]);
  },
};

const verbWork: Work = {
  name: 'verbs',
  async run(context) {
    const n = 30;
    const a = linalg.rand([n, n], { seed: 7 });
    const x = await linalg.solve(a, linalg.ones([n, 2]), { context });
    const product = await linalg.matmul(a, x, { context });
    return hashOf([x.data as Float64Array, product.data as Float64Array]);
  },
};

const wrongWork: Work = {
  name: 'wrong calls',
  async run(context) {
    const A = context.alloc('s', 4);
    const call = { m: 2, n: 2, k: 2, A, lda: 1, B: A, ldb: 2, C: A, ldc: 2 };
    const error = await sgemm(context, call).catch((thrown: unknown) => thrown);
    A.dispose();
    return error instanceof ArgumentError ? error.position : -1;
  },
};

/** Memory that is taken by the hundred and given back in another order, at sizes of its own each time. */
const memoryWork: Work = {
  name: 'memory',
  async run(context) {
    const buffers = Array.from({ length: 40 }, (_, k) => context.alloc('s', 1 + ((k * 7919) % 9000)));
    for (const [k, one] of buffers.entries()) context.write(one, Float32Array.of(k));
    const last = await context.download(buffers[39]!, 1);
    for (let k = 0; k < 40; k++) buffers[(k * 7) % 40]!.dispose();
    return last[0]!;
  },
};

const contextWork: Work = {
  name: 'a context',
  async run({ backend }) {
    using own = await createContext({ backend });
    // Awaited: the context ends with the block.
    return await memoryWork.run(own);
  },
};

/** As many calls, none of which takes longer than the others together, and the rest. */
export function workOf(context: Context, seed: number, calls: number, most: number): Work[] {
  const all: Work[] = [planWork, verbWork, wrongWork, memoryWork, contextWork];
  for (let k = 0; all.length < calls + 5 && k < 20 * calls; k++) {
    const work = callWork(context, mixed(seed, k), most);
    if (work !== undefined) all.push(work);
  }
  return all;
}
