// Signals that end a call of a verb, at every place where it looks whether it is to end: the call rejects with the signal's reason, unless
// nobody looked after the last place; what it has taken is given back; and the next call has the results that it always has.
import { expect, test } from 'vitest';
import { endingAt } from '../../fuzz/endings.ts';
import { engine } from '../../src/engine/engine.ts';
import * as linalg from '../../src/linalg/index.ts';
import { full, some } from '../lib/sampled.ts';
import { contexts } from '../setup/contexts.ts';

const n = 6;
const A = linalg.ndarray(
  Float64Array.from({ length: n * n }, (_, p) => (p % (n + 1) === 0 ? n : Math.cos(3 + (p % n) + Math.floor(p / n)))),
  [n, n],
);
const singles = linalg.ndarray(Float32Array.from(A.data as Float64Array), [n, n]);

type Square = typeof A | typeof singles;
type Options = { readonly signal: AbortSignal; readonly context: (typeof contexts)[number] };

const verbs: Readonly<Record<string, (a: Square, options: Options) => Promise<unknown>>> = {
  matmul: (a, options) => linalg.matmul(a, a, options),
  solve: (a, options) => linalg.solve(a, a, options),
  inv: (a, options) => linalg.inv(a, options),
  det: (a, options) => linalg.det(a, options),
  cholesky: (a, options) => linalg.cholesky(a, options),
  qr: (a, options) => linalg.qr(a, options),
  luFactor: (a, options) => linalg.luFactor(a, options),
  eigh: (a, options) => linalg.eigh(a, options),
  eig: (a, options) => linalg.eig(a, options),
  schur: (a, options) => linalg.schur(a, options),
  svd: (a, options) => linalg.svd(a, options),
  svdvals: (a, options) => linalg.svdvals(a, options),
  pinv: (a, options) => linalg.pinv(a, options),
  lstsq: (a, options) => linalg.lstsq(a, a, options),
  expm: (a, options) => linalg.expm(a, options),
  sqrtm: (a, options) => linalg.sqrtm(a, options),
  polar: (a, options) => linalg.polar(a, options),
  cond: (a, options) => linalg.cond(a, 2, options),
  norm: (a, options) => linalg.norm(a, 2, options),
  einsum: (a, options) => linalg.einsum('ij,jk,kl->il', a, a, a, options),
};

/** Numbers anywhere in a result. */
function numbersIn(found: unknown): number[] {
  if (typeof found === 'number') return [found];
  if (ArrayBuffer.isView(found)) return [...(found as Float64Array)];
  return typeof found === 'object' && found !== null ? Object.values(found).flatMap(numbersIn) : [];
}

for (const context of contexts) {
  const onCpu = context.gpu === undefined;
  const chosen = Object.entries(verbs).filter(([name]) => onCpu || full || ['matmul', 'solve'].includes(name));
  test.each(chosen)(`${context.backend}: %s`, async (_, verb) => {
    const a = onCpu ? A : singles;
    const never = endingAt(undefined, new Error());
    const right = numbersIn(await verb(a, { context, signal: never.signal }));
    expect(right.length).toBeGreaterThan(0);
    expect(never.looks).toBeGreaterThan(0);
    const used = engine()?.heap.used;
    const wrong: string[] = [];
    for (const k of full ? Array(never.looks).keys() : some([...Array(never.looks).keys()], 3)) {
      const reason = new Error('enough');
      const { signal } = endingAt(k, reason);
      const found = await verb(a, { context, signal }).catch((error: unknown) => error);
      if (found !== reason) wrong.push(`ended at look ${k} of ${never.looks}: ${String(found)}`);
      const again = numbersIn(await verb(a, { context, signal: endingAt(undefined, reason).signal }));
      if (again.some((x, p) => !Object.is(x, right[p]))) wrong.push(`the call after look ${k} has other results`);
    }
    expect(wrong).toEqual([]);
    // What other tests have left to the garbage collector may be given back meanwhile.
    if (onCpu) expect(engine()!.heap.used).toBeLessThanOrEqual(used!);
  });
}
