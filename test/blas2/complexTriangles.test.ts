// What is special about triangles of complex numbers, on every backend: real diagonals, 't' against 'c', divisions that do not overflow,
// NaN in one part.
import { describe, expect, it } from 'vitest';
import { ctpsv, ctrmv, ctrsv, hemv, her, her2, hpmv, symv, syr } from '../../src/index.ts';
import { gercCase } from '../../testing/cases/blas2/ger.ts';
import { hemvCase, symvCase } from '../../testing/cases/blas2/symv.ts';
import { herCase, syrCase } from '../../testing/cases/blas2/syr.ts';
import { her2Case } from '../../testing/cases/blas2/syr2.ts';
import { trmvCase } from '../../testing/cases/blas2/trmv.ts';
import { trsvCase } from '../../testing/cases/blas2/trsv.ts';
import { type Case, complaints } from '../../testing/lib/case.ts';
import { some } from '../lib/sampled.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const { NaN: nan } = Number;

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const upload = (...values: number[]) => context.upload('c', Float32Array.from(values));
  const read = async (buffer: ReturnType<typeof upload>): Promise<number[]> => [...(await context.download(buffer))];

  it('hemv conjugates the other triangle and does not look at imaginary parts on the diagonal; symv does neither', async () => {
    // (2 .; 1+3i 5), lower, with garbage beside the diagonal.
    const lower = upload(2, nan, 1, 3, nan, nan, 5, nan);
    const upper = upload(2, nan, nan, nan, 1, -3, 5, nan);
    const x = upload(1, 1, 0, 2);
    const y = context.alloc('c', 2);
    for (const [uplo, A] of [
      ['l', lower],
      ['u', upper],
    ] as const) {
      await hemv(queue, { uplo, n: 2, A, lda: 2, x, y });
      // 2 (1 + i) + (1 - 3i) 2i, (1 + 3i)(1 + i) + 5 2i
      expect(await read(y)).toEqual([8, 4, -2, 14]);
    }
    const AP = upload(2, nan, 1, 3, 5, nan);
    await hpmv(queue, { uplo: 'l', n: 2, AP, x, y, alpha: { re: 0, im: 1 } });
    expect(await read(y)).toEqual([-4, 8, -14, -2]);
    await symv(queue, { uplo: 'l', n: 2, A: upload(2, 1, 1, 3, nan, nan, 5, 0), lda: 2, x, y });
    // (2 + i)(1 + i) + (1 + 3i) 2i, the same second row
    expect(await read(y)).toEqual([-5, 5, -2, 14]);
  });

  it('her and her2 leave a real diagonal, syr does not', async () => {
    const x = upload(1, 2, 0, 1);
    const A = upload(1, nan, 0, 0, 7, 8, 3, nan);
    await her(queue, { uplo: 'l', n: 2, alpha: 2, x, A, lda: 2 });
    // 1 + 2 |1 + 2i|^2, 2 i (1 - 2i), untouched, 3 + 2
    expect(await read(A)).toEqual([11, 0, 4, 2, 7, 8, 5, 0]);
    const B = upload(1, nan, 7, 8, 0, 0, 3, nan);
    const y = upload(0, 1, 1, 0);
    await her2(queue, { uplo: 'u', n: 2, alpha: { re: 0, im: 1 }, x, y, A: B, lda: 2 });
    // x y^H i - y x^H i: 2 Re(i (1 + 2i)(-i)) = 2; i (1 + 2i) - i i (-i) = -2 + i - i; 2 Re(i i) = -2
    expect(await read(B)).toEqual([3, 0, 7, 8, -2, 0, 1, 0]);
    const C = upload(0, 1, 0, 0, 7, 8, 0, 0);
    await syr(queue, { uplo: 'l', n: 2, x, A: C, lda: 2 });
    expect(await read(C)).toEqual([-3, 5, -2, 1, 7, 8, -1, 0]);
  });

  it("triangles: 'c' conjugates, 't' does not, a unit diagonal is not looked at", async () => {
    const A = upload(0, 2, 1, 1, nan, nan, 3, 0);
    const x = () => upload(1, 0, 0, 1);
    for (const [trans, product] of [
      ['n', [0, 2, 1, 4]],
      ['t', [-1, 3, 0, 3]],
      ['c', [1, -1, 0, 3]],
    ] as const) {
      const v = x();
      await ctrmv(queue, { uplo: 'l', trans, n: 2, A, lda: 2, x: v });
      expect(await read(v)).toEqual(product);
      await ctrsv(queue, { uplo: 'l', trans, n: 2, A, lda: 2, x: v });
      const back = await read(v);
      for (const [k, value] of [1, 0, 0, 1].entries()) expect(Math.abs(back[k]! - value)).toBeLessThan(1e-6);
      const packed = upload(nan, nan, 1, 1, nan, nan);
      const w = x();
      await ctpsv(queue, { uplo: 'l', trans, diag: 'u', n: 2, AP: packed, x: w });
      expect(await read(w)).toEqual(trans === 'n' ? [1, 0, -1, 0] : trans === 't' ? [2, -1, 0, 1] : [0, -1, 0, 1]);
    }
  });

  it('divisions in trsv do not overflow or underflow', async () => {
    for (const size of [1e30, 1e-30]) {
      const A = upload(3 * size, 4 * size);
      const v = upload(25 * size, 0);
      await ctrsv(queue, { uplo: 'l', n: 1, A, lda: 1, x: v });
      const [re, im] = await read(v);
      expect(Math.abs(re! - 3)).toBeLessThan(2e-6);
      expect(Math.abs(im! + 4)).toBeLessThan(2e-6);
    }
  });

  it('NaN in one part of a number reaches what is computed from it, and nothing else', async () => {
    for (const part of [0, 1]) {
      const values = [1, 0, 2, 1, 0, 0, 1, 1];
      values[2 + part] = nan;
      const x = upload(1, 1, 1, 0);
      await ctrmv(queue, { uplo: 'l', n: 2, A: upload(...values), lda: 2, x });
      const [a, b, c, d] = await read(x);
      expect([a, b]).toEqual([1, 1]);
      expect(Number.isNaN(c) && Number.isNaN(d)).toBe(true);
    }
  });
});

const onEngine = [gercCase, symvCase, hemvCase, syrCase, herCase, her2Case, trmvCase, trsvCase] as unknown as Case[];

it.each(onEngine.map((c) => [c.spec.name, c] as const))('%s by the engine, in several blocks', async (_, c) => {
  const large = c.sweep.filter((p) => {
    const { m, n } = { m: 0, n: 0, ...p };
    return n >= 65 && (c.spec !== gercCase.spec || m >= 32);
  });
  for (const prec of ['c', 'z'] as const)
    for (const problem of some(large, 3)) {
      expect(await complaints(cpu, c, problem, prec)).toEqual([]);
      expect(cpu.queue.trace.at(-1)!.why).not.toMatch(/by the reference/);
    }
});
