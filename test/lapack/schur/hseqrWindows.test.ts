// Products of the windows of Hessenberg QR: transformations are zero where the products leave out terms, and what is finished as late as it
// may be gives the same bits as what is finished at once.
import { expect, it } from 'vitest';
import { type Doubles, newDoubles, unitRef } from '../../../src/lapack/schur/doubles.ref.ts';
import { newHqrRoom, type Product } from '../../../src/lapack/schur/hqrRoom.ref.ts';
import { hseqrRef } from '../../../src/lapack/schur/hseqr.ref.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { wide } from '../../lib/sampled.ts';

const ULP = 2 ** -52;

function hessenberg(n: number, parts: 1 | 2): Doubles {
  const random = mulberry32(n);
  const H = newDoubles(n, n, parts);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < parts * Math.min(n, j + 2); i++) H.data[parts * j * n + i] = 2 * random() - 1;
  return H;
}

/** The Schur form, its vectors and the eigenvalues, with `watch` called for all products, and those finished at once if `early`. */
function schur(H: Doubles, n: number, early: boolean, watch: (products: readonly Product[], factor: Doubles) => void) {
  const { parts } = H;
  const room = newHqrRoom(n, parts);
  const { begin } = room;
  const watched = {
    ...room,
    begin(products: readonly Product[]) {
      watch(products, room.factor as Doubles);
      const finish = begin(products);
      if (!early) return finish;
      finish();
      return () => {};
    },
  };
  const [T, Z] = [{ ...H, data: H.data.slice() }, newDoubles(n, n, parts)];
  unitRef(n, Z);
  const values = { re: new Float64Array(n), im: new Float64Array(n) };
  const how = { schur: true, n, lo: 0, hi: n, H: T, Z, ...values, zlo: 0, zhi: n, eps: ULP / 2 };
  expect(hseqrRef(how, watched)).toBe(0);
  return { T: T.data, Z: Z.data, ...values };
}

it.each([
  ['real', 1],
  ['complex', 2],
] as const)('of a %s matrix', (_, parts) => {
  // Of complex matrices the larger one takes seconds.
  for (const n of wide || parts === 1 ? [100, 240] : [100]) {
    const H = hessenberg(n, parts);
    let [banded, outside] = [0, 0];
    const late = schur(H, n, false, (products, { data, ld }) => {
      for (const { order, below, above } of products) {
        if (above < order) banded++;
        for (let j = 0; j < order; j++)
          for (let i = 0; i < order; i++)
            if (i - j > below || j - i > above)
              for (let part = 0; part < parts; part++) if (data[parts * (i + j * ld) + part] !== 0) outside++;
      }
    });
    expect(outside).toBe(0);
    if (n > 200) expect(banded).toBeGreaterThan(0);
    expect(late).toEqual(schur(H, n, true, () => {}));
  }
});
