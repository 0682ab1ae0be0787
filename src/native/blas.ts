// BLAS of a native library: each routine writes its arguments down and calls. LAPACK is provider.ts.
import type { Diag, RealArray, RealMat, Side, Trans, Uplo } from '../core/matrix.ts';
import type { Provider } from '../engine/provider.ts';
import { Fortran } from './fortran.ts';
import type { NativeFunction } from './koffi.ts';
import type { NativeLibrary } from './library.ts';

/** Numbers of arguments, and of the letters among them. */
const SHAPES = {
  gemm: [13, 2],
  symm: [12, 2],
  syrk: [10, 2],
  syr2k: [12, 2],
  trmm: [11, 4],
  trsm: [11, 4],
  getrf: [6, 0],
  getrs: [9, 1],
  potrf: [5, 1],
  potrs: [8, 1],
  geqrf: [8, 0],
} as const;

type Routine = keyof typeof SHAPES;

export class NativeBlas {
  protected readonly fortran: Fortran;
  private readonly routines: Readonly<Record<Routine, { readonly s: NativeFunction; readonly d: NativeFunction }>>;

  constructor(library: NativeLibrary) {
    this.fortran = new Fortran(library.koffi);
    const both = Object.entries(SHAPES).map(([name, [args, letters]]) => [
      name,
      { s: library.routine(`s${name}`, args, letters), d: library.routine(`d${name}`, args, letters) },
    ]);
    this.routines = Object.fromEntries(both);
  }

  gemm(
    transA: Trans,
    transB: Trans,
    m: number,
    n: number,
    k: number,
    alpha: number,
    A: RealMat,
    B: RealMat,
    beta: number,
    C: RealMat,
  ): void {
    const f = this.fortran;
    const { data } = C;
    // OpenBLAS 0.3.21 multiplies small matrices by alpha = 0, NaN included; a depth of 0 means the same.
    const depth = alpha === 0 ? 0 : k;
    this.pick('gemm', data)(
      f.letter(transA),
      f.letter(transB),
      f.int(m),
      f.int(n),
      f.int(depth),
      f.real(alpha, data),
      f.matrix(A),
      f.int(A.ld),
      f.matrix(B),
      f.int(B.ld),
      f.real(beta, data),
      f.matrix(C),
      f.int(C.ld),
      1,
      1,
    );
  }

  symm(
    side: Side,
    uplo: Uplo,
    m: number,
    n: number,
    alpha: number,
    A: RealMat,
    B: RealMat,
    beta: number,
    C: RealMat,
  ): void {
    const f = this.fortran;
    const { data } = C;
    this.pick('symm', data)(
      f.letter(side),
      f.letter(uplo),
      f.int(m),
      f.int(n),
      f.real(alpha, data),
      f.matrix(A),
      f.int(A.ld),
      f.matrix(B),
      f.int(B.ld),
      f.real(beta, data),
      f.matrix(C),
      f.int(C.ld),
      1,
      1,
    );
  }

  syrk(uplo: Uplo, trans: Trans, n: number, k: number, alpha: number, A: RealMat, beta: number, C: RealMat): void {
    const f = this.fortran;
    const { data } = C;
    this.pick('syrk', data)(
      f.letter(uplo),
      f.letter(trans),
      f.int(n),
      f.int(k),
      f.real(alpha, data),
      f.matrix(A),
      f.int(A.ld),
      f.real(beta, data),
      f.matrix(C),
      f.int(C.ld),
      1,
      1,
    );
  }

  syr2k(
    uplo: Uplo,
    trans: Trans,
    n: number,
    k: number,
    alpha: number,
    A: RealMat,
    B: RealMat,
    beta: number,
    C: RealMat,
  ): void {
    const f = this.fortran;
    const { data } = C;
    this.pick('syr2k', data)(
      f.letter(uplo),
      f.letter(trans),
      f.int(n),
      f.int(k),
      f.real(alpha, data),
      f.matrix(A),
      f.int(A.ld),
      f.matrix(B),
      f.int(B.ld),
      f.real(beta, data),
      f.matrix(C),
      f.int(C.ld),
      1,
      1,
    );
  }

  trmm(...args: Parameters<Provider['trmm']>): void {
    this.triangular('trmm', ...args);
  }

  trsm(...args: Parameters<Provider['trsm']>): void {
    this.triangular('trsm', ...args);
  }

  private triangular(
    name: 'trmm' | 'trsm',
    side: Side,
    uplo: Uplo,
    transA: Trans,
    diag: Diag,
    m: number,
    n: number,
    alpha: number,
    A: RealMat,
    B: RealMat,
  ): void {
    const f = this.fortran;
    this.pick(name, B.data)(
      f.letter(side),
      f.letter(uplo),
      f.letter(transA),
      f.letter(diag),
      f.int(m),
      f.int(n),
      f.real(alpha, B.data),
      f.matrix(A),
      f.int(A.ld),
      f.matrix(B),
      f.int(B.ld),
      1,
      1,
      1,
      1,
    );
  }

  /** The routine for the type of `like`. */
  protected pick(name: Routine, like: RealArray): NativeFunction {
    return this.routines[name][like instanceof Float32Array ? 's' : 'd'];
  }
}
