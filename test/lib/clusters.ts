// Matrices with known eigenvalues or singular values, real or complex, their vectors in single and double by the references, and how far
// vectors are from being such: for tests of what corrects vectors.

import { adjointRef } from '../../src/blas3/elements/adjoint.ref.ts';
import { lacpyRef } from '../../src/blas3/elements/lacpy.ref.ts';
import { gemmBlockedRef } from '../../src/blas3/products/gemm.ref.ts';
import { entriesOf, type FieldMat, type Trans } from '../../src/core/matrix.ts';
import { syevRef } from '../../src/lapack/eigen/syev.ref.ts';
import { gesvdRef } from '../../src/lapack/svd/gesvd.ref.ts';
import { Random } from '../../testing/lib/random.ts';

type ArrayType = typeof Float32Array | typeof Float64Array;

const EPS = 2 ** -52;

/** Square matrices of one field, without gaps. */
export class Field {
  readonly parts: 1 | 2;

  constructor(parts: 1 | 2) {
    this.parts = parts;
  }

  dense(n: number, data: Float32Array | Float64Array = new Float64Array(this.parts * n * n)): FieldMat {
    return { data, off: 0, ld: n, parts: this.parts };
  }

  product(transA: Trans, transB: Trans, n: number, A: FieldMat, B: FieldMat): FieldMat {
    const C = this.dense(n);
    gemmBlockedRef(transA, transB, n, n, n, 1, A, B, 0, C);
    return C;
  }

  private copied(n: number, A: FieldMat, Type: ArrayType): FieldMat {
    const copy = this.dense(n, new Type(this.parts * n * n));
    lacpyRef('f', n, n, A, copy);
    return copy;
  }

  /** X := eigenvectors of the symmetric or Hermitian A. */
  eigenvectors(n: number, A: FieldMat, X: FieldMat, Type: ArrayType): boolean {
    const Z = this.copied(n, A, Type);
    const info = syevRef({ jobz: 'v', uplo: 'l', n, A: Z, W: new Type(n) });
    lacpyRef('f', n, n, Z, X);
    return info === 0;
  }

  /** U and V := singular vectors of A, in columns. */
  singularVectors(n: number, A: FieldMat, U: FieldMat, V: FieldMat, Type: ArrayType): boolean {
    const [left, right] = [this.copied(n, U, Type), this.copied(n, V, Type)];
    const call = { m: n, n, A: this.copied(n, A, Type), S: new Type(n), jobu: 's', jobvt: 's' } as const;
    const info = gesvdRef({ ...call, U: left, VT: right });
    lacpyRef('f', n, n, left, U);
    adjointRef(n, n, right, V);
    return info === 0;
  }

  /** A unitary matrix with nothing special about it. */
  unitary(n: number, seed: number): FieldMat {
    const random = new Random();
    random.fill(new Float64Array(seed), 'rand');
    const Q = this.dense(n);
    const G = this.dense(n, random.fill(new Float64Array(this.parts * n * n), 'rand'));
    this.eigenvectors(n, G, Q, Float64Array);
    return Q;
  }

  /** P diag(values) Q^H with its largest part of an element in 1/2 .. 1; Hermitian to the bit where P is Q. */
  matrixOf(n: number, value: (i: number) => number, P: FieldMat, Q: FieldMat): FieldMat {
    const { parts } = this;
    const scaled = this.dense(n);
    for (let j = 0; j < n; j++)
      for (let p = parts * j * n; p < parts * (j + 1) * n; p++) scaled.data[p] = value(j) * P.data[p]!;
    const A = this.product('n', 'c', n, scaled, Q);
    if (P === Q) {
      const across = this.dense(n);
      adjointRef(n, n, A, across);
      for (let p = 0; p < A.data.length; p++) A.data[p] = (A.data[p]! + across.data[p]!) / 2;
    }
    let largest = 0;
    for (const x of A.data) largest = Math.max(largest, Math.abs(x));
    const factor = largest === 0 ? 1 : 2 ** -Math.ceil(Math.log2(largest));
    for (let p = 0; p < A.data.length; p++) A.data[p]! *= factor;
    return A;
  }

  /** ||A V - U diag(w)||_F, over n eps ||A||_F. */
  residual(n: number, A: FieldMat, V: FieldMat, U: FieldMat, w: Float64Array): number {
    const R = this.product('n', 'n', n, A, V);
    const rows = this.parts * n;
    for (let p = 0; p < R.data.length; p++) R.data[p]! -= U.data[p]! * w[Math.floor(p / rows)]!;
    return frobenius(R) / (n * EPS * Math.max(frobenius(A), 2 ** -1000));
  }

  /** ||X^H X - I||_F, over n eps. */
  departure(n: number, X: FieldMat): number {
    const R = this.product('c', 'n', n, X, X);
    const { data, ld } = entriesOf(R);
    for (let i = 0; i < n; i++) data[this.parts * i + i * ld]! -= 1;
    return frobenius(R) / (n * EPS);
  }
}

const frobenius = ({ data }: FieldMat): number => {
  let sum = 0;
  for (const x of data) sum += x * x;
  return Math.sqrt(sum);
};
