// GETRF of doubles on the GPU: the columns are halved down to narrow panels in soft arithmetic, with partial pivoting, by workgroups that
// wait for each other or column by column; all else is interchanges, triangular solves and products. By halving, products are as large as
// they can be, and fewest entries are converted for them. Pivots and info stay on the device: nothing waits for the host.

import type { Picked } from '../../autotune/pick.ts';
import { doublesOn } from '../../blas3/products/trianglesDoubles.gpu.ts';
import { enqueueTrsmInverted } from '../../blas3/triangular/trsmDoubles.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { at } from '../../core/matrix.ts';
import type { Triangular } from '../../core/signatures.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { withOwnInfo } from '../ownInfo.gpu.ts';
import type { DoublesTile } from './cooperativeTiles.ts';
import { cooperativeDoublesWay, enqueueCooperativeDoubles, takeDoublesMail } from './getf2CooperativeDoubles.gpu.ts';
import { getf2CooperativeDouble } from './getf2CooperativeDoubles.kernels.ts';
import { getrfHalves } from './getrf.steps.ts';
import {
  columnTileOf,
  columnVariants,
  getf2ColumnDouble,
  getf2SearchDouble,
  PANEL_COLUMNS,
  SEARCHED_ROWS,
  searchVariants,
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

export function getrfDoubles(queue: Queue, a: Bound<GetrfArgs<'d' | 'z'>>): void {
  const { m, n } = a;
  noteLu(queue, a.routine, a.m, a.prec as 'd' | 'z');
  const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
  const factor = (): void => enqueueGetrfDoubles(queue, { m, n, ...operands });
  if (a.growth === undefined) factor();
  else withGrowthDoubles(queue, { m, n, A: operands.A, growth: deviceMat(a.growth, 1) }, factor);
}

export function noteLu(queue: Queue, routine: string, m: number, type: 'd' | 'z'): void {
  const { choice, why: panels } = panelWay(queue, m, type);
  const why = `doubles: halved down to ${PANEL_COLUMNS} columns, the rest by products; nothing waits for the host; ${panels}`;
  queue.note({ routine, backend: 'gpu', kernel: (choice ? getf2CooperativeDouble : getf2ColumnDouble).name, why });
}

/** Enqueues the factorization of A: m x n into P L U, pivots to ipiv, the first zero pivot to info. They may lie in one buffer. */
export function enqueueGetrfDoubles(queue: Queue, given: DeviceGetrfDoubles): void {
  withOwnInfo(queue, given, (f) => {
    queue.clear(f.info.data.gpu(true), f.info.off * 4, 4);
    if (f.m === 0 || f.n === 0) return;
    const type = f.A.data.type as 'd' | 'z';
    if (panelWay(queue, f.m, type).choice === undefined) {
      const panel = (j: number, width: number): void => enqueuePanel(queue, f, j, width);
      return enqueueHalves(queue, f, { panel, moves: false });
    }
    scope(queue, (ws) => {
      const mail = takeDoublesMail(queue, ws, f.m);
      const panel = (j: number, width: number): void => {
        const m = f.m - j;
        const own = { m, width, A: at(f.A, j, j), row0: j, ipiv: at(f.ipiv, j, 0), info: f.info };
        enqueueCooperativeDoubles(queue, own, cooperativeDoublesWay(queue, m).choice!, mail);
      };
      enqueueHalves(queue, f, { panel, moves: true });
    });
  });
}

/** How the first panel is spread over workgroups that wait for each other; complex ones never are. */
const panelWay = (queue: Queue, m: number, type: 'd' | 'z'): Picked<DoublesTile | undefined> =>
  type === 'd'
    ? cooperativeDoublesWay(queue, m)
    : { name: 'apart', choice: undefined, why: 'a dispatch for each column' };

interface Panels {
  /** Enqueues that of columns j .. j+width-1 from row j on. */
  panel(j: number, width: number): void;
  /** Whether it makes its interchanges in its own columns. */
  readonly moves: boolean;
}

function enqueueHalves(queue: Queue, f: DeviceGetrfDoubles, panels: Panels): void {
  const { m, n, A, ipiv } = f;
  // Of L, whose elements pivoting keeps below one, inverses do as well as substitution.
  const trsm: Triangular<DeviceMat> = (...call) => enqueueTrsmInverted(queue, ...call);
  // Of the last panel, whose rows are to be brought to their places with those of its neighbours, in one dispatch.
  let own: { readonly from: number; readonly to: number } | undefined;
  const move = (from: number, to: number, first: number, last: number): void =>
    enqueueLaswp(queue, { m, A, from, to, first, count: last - first, ipiv });
  const interchange = (j: number, to: number, first: number, last: number): void => {
    const { from = j, to: end = to } = own ?? {};
    own = undefined;
    move(Math.min(from, j), Math.max(end, to), first, last);
  };
  const panel = (j: number, to: number): number => {
    const end = Math.min(m, to);
    panels.panel(j, end - j);
    if (!panels.moves) own = { from: j, to: end };
    if (end < to) {
      interchange(end, to, j, end);
      trsm('l', 'l', 'n', 'u', end - j, to - end, 1, at(A, j, j), at(A, j, end));
    }
    // info stays on the device: to the steps every panel succeeds.
    return 0;
  };
  const ops = { leaf: PANEL_COLUMNS, panel, interchange, trsm, gemm: doublesOn(queue), at: at<DeviceMat> };
  getrfHalves<DeviceMat>(ops, m, A, 0, n);
  if (own !== undefined) move(own.from, own.to, own.from, own.to);
}

/** Columns j .. j+width-1 from row j on, whose rows stay where they are: the interchanges are still to be made. */
function enqueuePanel(queue: Queue, f: DeviceGetrfDoubles, j: number, width: number): void {
  const m = f.m - j;
  const A = at(f.A, j, j);
  const tile = columnTileOf(queue.context.gpu!.fixedLanes, m, queue.groupLimit);
  const groups = Math.ceil(m / tile.ROWS);
  scope(queue, (ws) => {
    const places = ws.take('i', m);
    const best = ws.take('i', 8 * groups);
    const searched = Math.ceil(m / SEARCHED_ROWS);
    const first = { A: A.data, best, places };
    queue.launch(getf2SearchDouble, searchVariants.of(A.data.type), first, { m, offA: A.off }, [searched, 1, 1]);
    const buffers = { A: A.data, places, best, ipiv: f.ipiv.data, info: f.info.data };
    const where = { offA: A.off, lda: A.ld, row0: j, offPiv: f.ipiv.off + j, offInfo: f.info.off };
    const params = { m, width, groups, searched, ...where };
    for (let c = 0; c < width; c++)
      queue.launch(getf2ColumnDouble, columnVariants.of(A.data.type, undefined, tile), buffers, params, [
        groups + c,
        1,
        1,
      ]);
  });
}
