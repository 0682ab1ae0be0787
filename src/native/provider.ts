// A native library as a provider: its name and threads, and LAPACK beside BLAS. Where libraries differ from the references in what they do
// with NaN, the difference is made good.
import { UnsupportedError } from '../core/errors.ts';
import type { RealArray, RealMat, Trans, Uplo } from '../core/matrix.ts';
import type { Provider } from '../engine/provider.ts';
import { NativeBlas } from './blas.ts';
import type { NativeFunction } from './koffi.ts';
import { describe, type NativeLibrary, type ThreadControl, threadControl } from './library.ts';

/** A native BLAS and LAPACK library in the place of the CPU backend: opened by openNative, given to createContext. */
export class NativeProvider extends NativeBlas implements Provider {
  /** The library's file or files. */
  readonly files: string;
  private readonly name: string;
  private readonly control: ThreadControl | undefined;
  /** Pivots in the library's integers: of 64 bits, or clipped to the matrix. */
  private pivots = new Int32Array(2);
  private work: RealArray = new Float64Array(0);
  private asked: { routine?: NativeFunction; m: number; n: number; length: number } = { m: 0, n: 0, length: 0 };

  constructor(library: NativeLibrary) {
    super(library);
    this.files = library.files;
    this.name = describe(library);
    this.control = threadControl(library);
    this.fortran.wide = this.hasWideIntegers();
  }

  get title(): string {
    const { threads } = this;
    return threads === undefined ? this.name : `${this.name}, ${threads} thread${threads === 1 ? '' : 's'}`;
  }

  /** Threads of the library, of the whole process; undefined if it does not tell. */
  get threads(): number | undefined {
    return this.control?.get();
  }
  set threads(count: number) {
    if (this.control === undefined)
      throw new UnsupportedError(`${this.name} has no function that sets its threads: use its environment variable`);
    this.control.set(count);
  }

  getrf(m: number, n: number, A: RealMat, ipiv: Int32Array, ipivOff: number): number {
    const f = this.fortran;
    const steps = Math.min(m, n);
    const pivots = this.pivotSpace(steps);
    const info = f.int(0);
    this.pick('getrf', A.data)(f.int(m), f.int(n), f.matrix(A), f.int(A.ld), f.addressOf(pivots), info);
    for (let i = 0; i < steps; i++) ipiv[ipivOff + i] = this.pivot(pivots[i * this.stride]!, i, m);
    return f.read(info);
  }

  getrs(trans: Trans, n: number, nrhs: number, A: RealMat, ipiv: Int32Array, ipivOff: number, B: RealMat): void {
    const f = this.fortran;
    const pivots = this.pivotSpace(n);
    for (let i = 0; i < n; i++) pivots[i * this.stride] = this.pivot(ipiv[ipivOff + i]!, i, n);
    this.pick('getrs', B.data)(
      f.letter(trans),
      f.int(n),
      f.int(nrhs),
      f.matrix(A),
      f.int(A.ld),
      f.addressOf(pivots),
      f.matrix(B),
      f.int(B.ld),
      f.int(0),
      1,
    );
  }

  potrf(uplo: Uplo, n: number, A: RealMat): number {
    const f = this.fortran;
    const info = f.int(0);
    this.pick('potrf', A.data)(f.letter(uplo), f.int(n), f.matrix(A), f.int(A.ld), info, 1);
    if (f.read(info) > 0) return f.read(info);
    // Some libraries pass over NaN. It stays on the diagonal.
    for (let i = 0; i < n; i++) if (Number.isNaN(A.data[A.off + i * (A.ld + 1)])) return i + 1;
    return 0;
  }

  potrs(uplo: Uplo, n: number, nrhs: number, A: RealMat, B: RealMat): void {
    const f = this.fortran;
    this.pick('potrs', B.data)(
      f.letter(uplo),
      f.int(n),
      f.int(nrhs),
      f.matrix(A),
      f.int(A.ld),
      f.matrix(B),
      f.int(B.ld),
      f.int(0),
      1,
    );
  }

  geqrf(m: number, n: number, A: RealMat, tau: RealArray, tauOff: number): void {
    const f = this.fortran;
    const geqrf = this.pick('geqrf', A.data);
    const call = (work: RealArray, length: number): void => {
      const at = f.matrix({ data: tau, off: tauOff, ld: 1 });
      geqrf(f.int(m), f.int(n), f.matrix(A), f.int(A.ld), at, f.addressOf(work), f.int(length), f.int(0));
    };
    // A length of -1 asks for the best one. Loops over matrices of one size ask once.
    if (this.asked.routine !== geqrf || this.asked.m !== m || this.asked.n !== n) {
      const answer = A.data instanceof Float32Array ? new Float32Array(1) : new Float64Array(1);
      call(answer, -1);
      this.asked = { routine: geqrf, m, n, length: Math.max(1, answer[0]!) };
    }
    const { length } = this.asked;
    if (this.work.length < length) this.work = new Float64Array(length);
    call(this.work, length);
  }

  private pivotSpace(count: number): Int32Array {
    if (this.pivots.length < 2 * count) this.pivots = new Int32Array(2 * count);
    return this.pivots;
  }

  /** 32-bit words from one pivot to the next. */
  private get stride(): 1 | 2 {
    return this.fortran.wide ? 2 : 1;
  }

  /** Libraries look up rows by pivots unchecked: one that is no row, chosen among NaN or by mistake, becomes no interchange. */
  private pivot(row: number, i: number, m: number): number {
    return row >= 1 && row <= m ? row : i + 1;
  }

  /** Both rows of (0 1; 1 0) have the pivot 2: where the second one stands tells the size of an integer. */
  private hasWideIntegers(): boolean {
    const f = this.fortran;
    const pivots = new Int32Array(4);
    const A = { data: new Float64Array([0, 1, 1, 0]), off: 0, ld: 2 };
    this.pick('getrf', A.data)(f.int(2), f.int(2), f.matrix(A), f.int(2), f.addressOf(pivots), f.int(0));
    return pivots[1] === 0;
  }
}
