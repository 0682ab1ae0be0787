// Factors of a matrix that was scaled by powers of two, on the GPU: refinement there scales there; the host's GMRES has its vectors scaled
// in double.
import { enqueueDgmm } from '../../blas3/elements/dgmm.gpu.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Attempt } from './gmres.cpu.ts';
import type { Scales } from './gmres.ref.ts';
import { PairedGmres, type PairedMethods } from './gmresPaired.hybrid.ts';
import type { DeviceMethods } from './mixed.hybrid.ts';
import type { PairedCall } from './pairedOperands.hybrid.ts';

type ScaledFactor = (S: DeviceMat, info: DeviceMat, powers: DeviceMat) => void | Promise<void>;

/** How a kind of A is scaled and factored, and solved with. */
export interface ScaledMethods extends Pick<DeviceMethods, 'solve'> {
  /** Enqueues that S becomes the factors of diag(r) S diag(c), and info; `powers` is r, then c, with room for three numbers more. */
  readonly factor: ScaledFactor;
  /** Enqueue what `factor` tries in turn, if there are several ways. */
  readonly ways?: readonly ScaledFactor[];
}

interface State {
  powers: DeviceMat | undefined;
  /** The host scales what is solved for. */
  byHost: boolean;
}

class ScaledSingles extends PairedGmres {
  private readonly state: State;

  constructor(queue: Queue, call: PairedCall, uplo: Uplo | 'f', { factor, ways = [factor], solve }: ScaledMethods) {
    const { n } = call;
    const state: State = { powers: undefined, byHost: false };
    const scale = (D: DeviceMat, columns: number, off: number): void => {
      if (!state.byHost && columns > 0)
        enqueueDgmm(queue, { side: 'l', m: n, n: columns, A: D, x: { ...state.powers!, off }, C: D });
    };
    const methods: PairedMethods = {
      factor: (S, info) => factor(S, info, state.powers!),
      ways: ways.map((way) => (S, info) => way(S, info, state.powers!)),
      solve(S, D, columns) {
        scale(D, columns, 0);
        solve(S, D, columns);
        scale(D, columns, n);
      },
    };
    super(queue, call, uplo, methods, true);
    state.powers = { data: this.lease('s', 2 * n + 3), off: 0, ld: 1 };
    this.state = state;
  }

  override async solve(D: RealMat, columns: number): Promise<number> {
    this.state.byHost = true;
    return super.solve(D, columns);
  }

  async scales(): Promise<Scales> {
    const { n } = this;
    const found = await (this.state.powers!.data as DeviceBuffer<'s'>).copyOut(0, 2 * n);
    return { rows: found.subarray(0, n), columns: found.subarray(n) };
  }
}

/** The attempt with such factors, which are said to be in half. */
export function scaledAttempt(queue: Queue, call: PairedCall, uplo: Uplo | 'f', methods: ScaledMethods): Attempt {
  let singles: ScaledSingles | undefined;
  return {
    bits: 16,
    begin() {
      singles = new ScaledSingles(queue, call, uplo, methods);
      return singles;
    },
    scales: () => singles!.scales(),
  };
}
