// GETRF of doubles on the GPU: the columns are halved down to narrow panels in soft arithmetic, column by column with partial pivoting; all
// else is interchanges, triangular solves and products. By halving, products are as large as they can be, and fewest entries are converted
// for them. Pivots and info stay on the device: nothing waits for the host.
import { doublesOn } from '../../blas3/products/trianglesDoubles.gpu.ts';
import { enqueueTrsmInverted } from '../../blas3/triangular/trsmDoubles.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { at } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { withOwnInfo } from '../ownInfo.gpu.ts';
import { getrfHalves } from './getrf.steps.ts';
import {
  columnDoubleTuning,
  getf2ColumnDouble,
  getf2LoadDouble,
  PANEL_COLUMNS,
  PANEL_ROWS,
} from './getrfDoubles.kernels.ts';
import { withGrowthDoubles } from './growthDoubles.gpu.ts';
import { enqueueLaswp } from './laswp.gpu.ts';
import type { GetrfArgs } from './routines.gen.ts';

export interface DeviceGetrfDoubles {
  readonly m: number;
  readonly n: number;
  readonly A: DeviceMat;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
}

export function getrfDoubles(queue: Queue, a: Bound<GetrfArgs<'d'>>): void {
  const { m, n } = a;
  noteLu(queue, a.routine);
  const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
  const factor = (): void => enqueueGetrfDoubles(queue, { m, n, ...operands });
  if (a.growth === undefined) factor();
  else withGrowthDoubles(queue, { m, n, A: operands.A, growth: deviceMat(a.growth, 1) }, factor);
}

export function noteLu(queue: Queue, routine: string): void {
  const why = `doubles: halved down to panels of ${PANEL_COLUMNS} columns, the rest by products; nothing waits for the host`;
  queue.note({ routine, backend: 'gpu', kernel: getf2ColumnDouble.name, why });
}

/** Enqueues the factorization of A: m x n into P L U, pivots to ipiv, the first zero pivot to info. They may lie in one buffer. */
export function enqueueGetrfDoubles(queue: Queue, given: DeviceGetrfDoubles): void {
  withOwnInfo(queue, given, (f) => {
    const { m, n, A, ipiv, info } = f;
    queue.clear(info.data.gpu(true), info.off * 4, 4);
    if (m === 0 || n === 0) return;
    // Of L, whose elements pivoting keeps below one, inverses do as well as substitution.
    const trsm: Triangular<DeviceMat> = (...call) => enqueueTrsmInverted(queue, ...call);
    const interchange = (j: number, to: number, first: number, last: number): void =>
      enqueueLaswp(queue, { m, A, from: j, to, first, count: last - first, ipiv });
    // info stays on the device: to the steps every panel succeeds.
    const panel = (j: number, to: number): number => {
      const end = Math.min(m, to);
      enqueuePanel(queue, f, j, end - j);
      if (end < to) {
        interchange(end, to, j, end);
        trsm('l', 'l', 'n', 'u', end - j, to - end, 1, at(A, j, j), at(A, j, end));
      }
      return 0;
    };
    const ops = { leaf: PANEL_COLUMNS, panel, interchange, trsm, gemm: doublesOn(queue), at: at<DeviceMat> };
    getrfHalves<DeviceMat>(ops, m, A, 0, n);
  });
}

/** Columns j .. j+width-1 from row j on: A to the workspace, back and forth between its two copies, the last step back to A. */
function enqueuePanel(queue: Queue, f: DeviceGetrfDoubles, j: number, width: number): void {
  const m = f.m - j;
  const A = at(f.A, j, j);
  const groups = Math.ceil(m / PANEL_ROWS);
  scope(queue, (ws) => {
    const panels = [ws.take('d', m * width), ws.take('d', m * width)] as const;
    const best = [ws.take('i', 4 * groups), ws.take('i', 4 * groups)] as const;
    const load = { m, width, offA: A.off, lda: A.ld, ldt: m };
    const first = { A: A.data, panelOut: panels[0], best: best[0] };
    queue.launch(getf2LoadDouble, columnDoubleTuning, first, load, [groups, 1, 1]);
    for (let c = 0; c < width; c++) {
      const last = c === width - 1;
      const [now, next] = c % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      const buffers = {
        panelIn: panels[now],
        panelOut: last ? A.data : panels[next],
        bestIn: best[now],
        bestOut: best[next],
        ipiv: f.ipiv.data,
        info: f.info.data,
      };
      const to = last ? { offT: A.off, ldt: A.ld } : { offT: 0, ldt: m };
      const params = { m, width, j: c, groups, ldf: m, ...to, row0: j, offPiv: f.ipiv.off + j, offInfo: f.info.off };
      queue.launch(getf2ColumnDouble, columnDoubleTuning, buffers, params, [groups, 1, 1]);
    }
  });
}
