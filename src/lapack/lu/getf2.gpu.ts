// The panels of LU on the GPU, without recursion. Pivots and info stay on the device.
import { type Picked, pick } from '../../autotune/pick.ts';
import type { ElementType } from '../../core/field.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import type { PanelPivoting } from '../factorOptions.ts';
import type { CooperativeTile } from './cooperativeTiles.ts';
import {
  APPLY_THREADS,
  applyVariants,
  type BlockTuning,
  belowVariants,
  capacity,
  columnsBlock,
  columnTileOf,
  columnVariants,
  getf2Apply,
  getf2Below,
  getf2Column,
  getf2Load,
  getf2Panel,
  getf2Update,
  loadVariants,
  type PanelType,
  panelRules,
  panelVariants,
  ROUNDS,
  type Round,
  type Rounds,
  roundOf,
  TALL,
  tournamentRules,
  updateTiles,
  updateVariants,
  windowRules,
} from './getf2.kernels.ts';
import { cooperativeWay, enqueueCooperative } from './getf2Cooperative.gpu.ts';
import { COLUMNS_WIDTH, columnsLd, columnsState } from './luBlocks.ts';

export interface DeviceGetf2 {
  readonly m: number;
  readonly width: number;
  readonly A: DeviceMat;
  /** Row of the whole matrix that is the panel's first: pivots are counted from the matrix's first row. */
  readonly row0: number;
  readonly ipiv: DeviceMat;
  readonly info: DeviceMat;
  /** Default 'partial'. */
  readonly pivoting?: PanelPivoting | undefined;
  /** Name of a rule in getf2.kernels.ts or getf2Cooperative.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
  /** Memory for workgroups that wait for each other, if they may. */
  readonly mail?: DeviceBuffer | undefined;
}

/** How a panel of this height is factored on this device. */
export function panelWay(queue: Queue, m: number, type?: ElementType, force?: string): Picked<BlockTuning | undefined> {
  return pick(panelRules, problem(queue, m, type), force);
}

/** How a panel that is too tall for one workgroup is, by tournament. */
export function tournamentWay(queue: Queue, m: number, type?: ElementType, force?: string): Picked<Rounds | undefined> {
  return pick(tournamentRules, problem(queue, m, type), force);
}

/** How a panel is whose pivots come from its first rows. */
export function windowWay(queue: Queue, m: number, force?: string): Picked<BlockTuning | undefined> {
  return pick(windowRules, problem(queue, m), force);
}

function problem(queue: Queue, m: number, type: ElementType = 's') {
  const { lanes, threads, software, workgroupBytes } = queue.context.gpu!;
  return { m, threads, lanes, software, workgroupBytes, type: type as PanelType };
}

/** One panel: in blocks that one workgroup holds or that tournaments decide, or column by column if neither is possible. */
export function enqueueGetf2(queue: Queue, f: DeviceGetf2): void {
  const { m, width, A } = f;
  const { type } = A.data;
  const window = f.pivoting === 'window' ? windowWay(queue, m, f.force).choice : undefined;
  if (window !== undefined && m > capacity(window)) return windowed(queue, f, window);
  const rounds = f.pivoting === 'tournament' ? tournamentWay(queue, m, type, f.force).choice : undefined;
  const together = f.mail === undefined ? undefined : cooperativeWay(queue, m, type as 's' | 'c', f.force).choice;
  if (together !== undefined) return cooperative(queue, f, together, f.mail!);
  const named = rounds === undefined && window === undefined ? f.force : undefined;
  const whole = panelWay(queue, m, type, named).choice;
  // Where one workgroup holds as many columns, its pivots are the true ones and cost no more.
  const tournament = rounds !== undefined && m > capacity(rounds.at(-1)!) && (whole?.WIDTH ?? 0) < rounds[0]!.WIDTH;
  const block = tournament ? rounds[0]! : whole;
  if (block === undefined) {
    for (let c = 0; c < width; c += COLUMNS_WIDTH) columnsFrom(queue, f, c);
    return;
  }
  for (let c = 0; c < width; c += block.WIDTH) {
    const w = Math.min(block.WIDTH, width - c);
    const own = { ...f, m: m - c, width: w, A: at(A, c, c), row0: f.row0 + c, ipiv: at(f.ipiv, c, 0) };
    if (tournament) scope(queue, (ws) => enqueueTournament(queue, own, rounds, ws));
    else enqueueRound(queue, own, block, 'whole', own.m, 1, {});
    if (width > w) enqueueCarry(queue, f, c, w, block.WIDTH);
  }
}

/** By workgroups that wait for each other, in blocks of as many columns as they hold. */
function cooperative(queue: Queue, f: DeviceGetf2, tile: CooperativeTile, mail: DeviceBuffer): void {
  const { m, width, A } = f;
  for (let c = 0; c < width; c += tile.WIDTH) {
    const w = Math.min(tile.WIDTH, width - c);
    const own = { ...f, m: m - c, width: w, A: at(A, c, c), row0: f.row0 + c, ipiv: at(f.ipiv, c, 0) };
    enqueueCooperative(queue, own, tile, mail);
    if (width > w) enqueueCarry(queue, f, c, w, tile.WIDTH);
  }
}

/** Pivots from the rows that one workgroup holds; the rows below are divided by what that makes of U. */
function windowed(queue: Queue, f: DeviceGetf2, block: BlockTuning): void {
  const { m, width, A } = f;
  for (let c = 0; c < width; c += block.WIDTH) {
    const w = Math.min(block.WIDTH, width - c);
    const own = { ...f, m: m - c, width: w, A: at(A, c, c), row0: f.row0 + c, ipiv: at(f.ipiv, c, 0) };
    const rows = Math.min(own.m, capacity(block));
    enqueueRound(queue, own, block, 'window', rows, 1, {});
    const below = own.m - rows;
    if (below > 0) {
      const params = { first: rows, m: own.m, width: w, off: own.A.off, lda: A.ld };
      const tuning = belowVariants.of(A.data.type, { WIDTH: block.WIDTH });
      queue.launch(getf2Below, tuning, { A: A.data }, params, [Math.ceil(below / APPLY_THREADS), 1, 1]);
    }
    if (width > w) enqueueCarry(queue, f, c, w, block.WIDTH);
  }
}

/** Enqueues the interchanges of columns c .. c+w-1 of the panel in its other columns, and the update of those behind. */
function enqueueCarry(queue: Queue, f: DeviceGetf2, c: number, w: number, WIDTH: number): void {
  const { m, width, A, row0, ipiv } = f;
  const params = { m, j: c, w, off: A.off, lda: A.ld, row0, offPiv: ipiv.off + c };
  const tile = m > TALL && queue.context.gpu!.threads >= 1024 ? updateTiles.tall : updateTiles.short;
  const tuning = updateVariants.of(A.data.type, { WIDTH }, tile);
  queue.launch(getf2Update, tuning, { A: A.data, ipiv: ipiv.data }, params, [width - w, 1, 1]);
}

/** A list of rows on the device, or a small matrix. */
type Buffers = Readonly<Record<string, DeviceBuffer>>;

function enqueueRound(
  queue: Queue,
  f: DeviceGetf2,
  block: BlockTuning,
  round: Round,
  rows: number,
  groups: number,
  buffers: Buffers,
): void {
  const { width, A, row0, ipiv, info } = f;
  const params = { m: rows, last: f.m - 1, width, off: A.off, lda: A.ld, row0, offPiv: ipiv.off, offInfo: info.off };
  const operands = { A: A.data, ipiv: ipiv.data, info: info.data, ...buffers };
  queue.launch(getf2Panel, panelVariants.of(A.data.type, ROUNDS[round], block), operands, params, [groups, 1, 1]);
}

/** Rounds between blocks of rows until one block is left; its winners become the panel's top, and L21 := A21 U11^-1. */
function enqueueTournament(queue: Queue, f: DeviceGetf2, blocks: Rounds, ws: Workspace): void {
  const { m, width, A, row0, ipiv } = f;
  const { WIDTH } = blocks[0]!;
  const [top, F] = [ws.like(A, WIDTH ** 2), ws.like(A, WIDTH ** 2)];
  let rows = m;
  let list: DeviceBuffer | undefined;
  for (;;) {
    const block = roundOf(blocks, rows);
    const groups = Math.ceil(rows / capacity(block));
    if (list !== undefined && groups === 1) {
      enqueueRound(queue, f, block, 'last', rows, 1, { rowsIn: list, F });
      break;
    }
    const winners = ws.take('i', groups * WIDTH);
    if (list === undefined) enqueueRound(queue, f, block, 'first', rows, groups, { rowsOut: winners, top });
    else enqueueRound(queue, f, block, 'middle', rows, groups, { rowsIn: list, rowsOut: winners });
    list = winners;
    rows = groups * WIDTH;
  }
  const params = { m, width, off: A.off, lda: A.ld, row0, offPiv: ipiv.off };
  const operands = { A: A.data, F, top, ipiv: ipiv.data };
  const tuning = applyVariants.of(A.data.type, { WIDTH });
  queue.launch(getf2Apply, tuning, operands, params, [Math.ceil(m / APPLY_THREADS), 1, 1]);
}

/** Columns of a panel from column c on, and what they mean for those behind. */
function columnsFrom(queue: Queue, f: DeviceGetf2, c: number): void {
  const w = Math.min(COLUMNS_WIDTH, f.width - c);
  const own = { ...f, m: f.m - c, width: w, A: at(f.A, c, c), row0: f.row0 + c, ipiv: at(f.ipiv, c, 0) };
  scope(queue, (ws) => columns(queue, own, ws));
  if (f.width > w) enqueueCarry(queue, f, c, w, columnsBlock.WIDTH);
}

/** One panel, column by column: A to the workspace, where rows stay while their places change; the last step brings them to A. */
function columns(queue: Queue, f: DeviceGetf2, ws: Workspace): void {
  const { m, width, A, row0, ipiv, info } = f;
  const tile = columnTileOf(queue.context.gpu!.fixedLanes, m, queue.groupLimit);
  const groups = Math.ceil(m / tile.ROWS);
  const ldt = columnsLd(m);
  const [panel, factors] = [ws.like(A, ldt * width), ws.like(A, ldt * width)];
  const state = ws.take('i', 2 * columnsState(m, tile.ROWS));
  const where = { m, width, groups, ldt, offA: A.off, lda: A.ld };
  queue.launch(getf2Load, loadVariants.of(A.data.type, undefined, tile), { A: A.data, panel, state }, where, [
    groups,
    1,
    1,
  ]);
  const buffers = { panel, factors, A: A.data, state, ipiv: ipiv.data, info: info.data };
  const params = { ...where, row0, offPiv: ipiv.off, offInfo: info.off };
  const tuning = columnVariants.of(A.data.type, undefined, tile);
  for (let j = 0; j < width; j++) queue.launch(getf2Column, tuning, buffers, params, [groups + j, 1, 1]);
}
