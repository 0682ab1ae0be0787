// Eigenvectors of a general matrix made as long as 1, in doubles. Host memory only.
import { nrm2Ref } from '../../blas1/nrm2.ref.ts';
import { scalRef } from '../../blas1/scal.ref.ts';
import { at } from '../../core/matrix.ts';
import { type Doubles, rotateRef } from './doubles.ref.ts';
import { norm } from './gebal.ref.ts';

/** Complex vectors of length 1, whose largest element is real. */
function normalizeComplex(n: number, Z: Doubles): void {
  for (let k = 0; k < n; k++) {
    const x = { ...at(Z, 0, k), ld: 1 };
    scalRef(n, 1 / nrm2Ref(n, x), x);
    let [most, place] = [-1, 0];
    for (let p = 2 * x.off; p < 2 * (x.off + n); p += 2) {
      const square = x.data[p]! ** 2 + x.data[p + 1]! ** 2;
      if (square > most) [most, place] = [square, p];
    }
    const [f, g] = [x.data[place]!, x.data[place + 1]!];
    const size = Math.hypot(f, g);
    scalRef(n, { re: f / size, im: -g / size }, x);
    x.data[place + 1] = 0;
  }
}

/** Vectors of length 1; a pair is turned so that its largest element is real. */
export function normalizeRef(n: number, im: Float64Array, Z: Doubles): void {
  if (Z.parts === 2) return normalizeComplex(n, Z);
  const { data } = Z;
  for (let k = 0; k < n; k++) {
    const x = at(Z, 0, k);
    const length = norm(n, x, 1);
    if (im[k] === 0) {
      for (let i = x.off; i < x.off + n; i++) data[i] = data[i]! / length;
      continue;
    }
    const y = at(Z, 0, k + 1);
    let both = Math.hypot(length, norm(n, y, 1));
    if (!(both > 2 ** -400 && both < 2 ** 400)) {
      for (const { off } of [x, y]) for (let i = off; i < off + n; i++) data[i] = data[i]! / both;
      both = 1;
    }
    let [most, place] = [-1, 0];
    for (let i = 0, p = x.off, q = y.off; i < n; i++, p++, q++) {
      const square = data[p]! * data[p]! + data[q]! * data[q]!;
      if (square > most) [most, place] = [square, i];
    }
    const [f, g] = [data[x.off + place]!, data[y.off + place]!];
    const size = Math.hypot(f, g) * both;
    rotateRef(n, data, x.off, y.off, 1, f / size, g / size);
    data[y.off + place] = 0;
    k++;
  }
}
