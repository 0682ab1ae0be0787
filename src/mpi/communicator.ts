// Communicators: groups of ranks, and the calls that they make together. Each call has two forms, async and ...Sync.
import { ArgumentError } from '../core/errors.ts';
import type { Handle } from './abi.ts';
import { checkArray, type MpiArray, type MpiData, typeOf } from './arrays.ts';
import * as steps from './collectives.ts';
import { type MpiCall, type MpiLibrary, STATUS_BYTES } from './library.ts';
import { Mailbox } from './mailbox.ts';
import { MpiError } from './mpiError.ts';
import { nearSquare, ProcessGrid } from './processGrid.ts';

/** Which rank has the data, or gets them: 0 by default. */
export interface RootOptions {
  readonly root?: number;
}

/** How elements are combined: 'sum' by default. */
export interface ReduceOptions {
  readonly op?: steps.MpiReduction;
}

/** To whom, and by which number the receiver knows the message: 0 by default. */
export interface SendOptions {
  readonly to: number;
  readonly tag?: number;
}

/** From whom. */
export interface ReceiveOptions {
  readonly from: number;
  readonly tag?: number;
}

/** Every MPI takes tags up to this. */
const MOST_TAG = 32767;

/** MPI's calls of one group. Without MPI there is one rank, for which all of them are defined too. */
export class Communicator {
  /** Of this process, from 0. */
  readonly rank: number;
  /** Number of ranks. */
  readonly size: number;
  /** Among the ranks on this machine: which GPU, for instance, is this rank's. */
  readonly localRank: number;
  readonly localSize: number;
  /** @internal */
  readonly library: MpiLibrary | undefined;
  /** @internal */
  readonly handle: Handle;
  private readonly members: steps.Members;
  private readonly mailbox = new Mailbox();
  /** The collectives under way, each of which begins when the one before has ended: all ranks must begin them in one order. */
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;

  /** @internal */
  constructor(library?: MpiLibrary, handle: Handle = 0) {
    this.library = library;
    this.handle = handle;
    [this.rank, this.size] = library === undefined ? [0, 1] : placeIn(library, handle);
    [this.localRank, this.localSize] = library === undefined ? [0, 1] : localPlace(library, handle);
    this.members = {
      rank: this.rank,
      size: this.size,
      abi: this.size === 1 ? undefined : library?.abi,
      address: (array) => library!.address(array),
    };
  }

  /** Gives the root's elements to all, in place. A list of arrays becomes one message. */
  bcast<D extends MpiData>(data: D, { root = 0 }: RootOptions = {}): Promise<D> {
    return this.later(() => steps.bcast(this.members, data, root));
  }
  bcastSync<D extends MpiData>(data: D, { root = 0 }: RootOptions = {}): D {
    return this.now('bcastSync', steps.bcast(this.members, data, root));
  }

  /** Combines the arrays of all ranks, in place at the root; those of the others stay as they are. */
  reduce<D extends MpiData>(data: D, { op = 'sum', root = 0 }: ReduceOptions & RootOptions = {}): Promise<D> {
    return this.later(() => steps.reduce(this.members, data, op, root));
  }
  reduceSync<D extends MpiData>(data: D, { op = 'sum', root = 0 }: ReduceOptions & RootOptions = {}): D {
    return this.now('reduceSync', steps.reduce(this.members, data, op, root));
  }

  /**
   * Combines the arrays of all ranks, in place on every rank. A list of arrays becomes one message.
   *
   * @example
   * await world.allreduce(gradients, { op: 'mean' });
   */
  allreduce<D extends MpiData>(data: D, { op = 'sum' }: ReduceOptions = {}): Promise<D> {
    return this.later(() => steps.reduce(this.members, data, op));
  }
  allreduceSync<D extends MpiData>(data: D, { op = 'sum' }: ReduceOptions = {}): D {
    return this.now('allreduceSync', steps.reduce(this.members, data, op));
  }

  /** The arrays of all ranks behind each other, on every rank. They must have one length and type. */
  allgather<T extends MpiArray>(data: T): Promise<T> {
    return this.later(() => steps.allgather(this.members, data));
  }
  allgatherSync<T extends MpiArray>(data: T): T {
    return this.now('allgatherSync', steps.allgather(this.members, data));
  }

  /** The arrays of all ranks as a list, on every rank. They may differ in length. */
  allgatherv<T extends MpiArray>(data: T): Promise<T[]> {
    return this.later(() => steps.allgatherv(this.members, data));
  }
  allgathervSync<T extends MpiArray>(data: T): T[] {
    return this.now('allgathervSync', steps.allgatherv(this.members, data));
  }

  /** The arrays of all ranks behind each other, at the root; undefined elsewhere. They must have one length and type. */
  gather<T extends MpiArray>(data: T, { root = 0 }: RootOptions = {}): Promise<T | undefined> {
    return this.later(() => steps.gather(this.members, data, root));
  }
  gatherSync<T extends MpiArray>(data: T, { root = 0 }: RootOptions = {}): T | undefined {
    return this.now('gatherSync', steps.gather(this.members, data, root));
  }

  /** The arrays of all ranks as a list, at the root; undefined elsewhere. They may differ in length. */
  gatherv<T extends MpiArray>(data: T, { root = 0 }: RootOptions = {}): Promise<T[] | undefined> {
    return this.later(() => steps.gatherv(this.members, data, root));
  }
  gathervSync<T extends MpiArray>(data: T, { root = 0 }: RootOptions = {}): T[] | undefined {
    return this.now('gathervSync', steps.gatherv(this.members, data, root));
  }

  /** This rank's part of the root's array, which is divided into equal parts. The others' `data` is not looked at. */
  scatter<T extends MpiArray>(data: T | undefined, { root = 0 }: RootOptions = {}): Promise<T> {
    return this.later(() => steps.scatter(this.members, data, root));
  }
  scatterSync<T extends MpiArray>(data: T | undefined, { root = 0 }: RootOptions = {}): T {
    return this.now('scatterSync', steps.scatter(this.members, data, root));
  }

  /** This rank's array of the root's list. The others' `data` is not looked at. */
  scatterv<T extends MpiArray>(data: readonly T[] | undefined, { root = 0 }: RootOptions = {}): Promise<T> {
    return this.later(() => steps.scatterv(this.members, data, root));
  }
  scattervSync<T extends MpiArray>(data: readonly T[] | undefined, { root = 0 }: RootOptions = {}): T {
    return this.now('scattervSync', steps.scatterv(this.members, data, root));
  }

  /** One array of each rank for each rank. Gives those that are for this one, by the ranks that they are from, of any lengths. */
  alltoallv<T extends MpiArray>(data: readonly T[]): Promise<T[]> {
    return this.later(() => steps.alltoallv(this.members, data));
  }
  alltoallvSync<T extends MpiArray>(data: readonly T[]): T[] {
    return this.now('alltoallvSync', steps.alltoallv(this.members, data));
  }

  /** Waits until all ranks have come here. */
  barrier(): Promise<void> {
    return this.later(() => steps.barrier(this.members));
  }
  barrierSync(): void {
    this.now('barrierSync', steps.barrier(this.members));
  }

  /** Groups of the ranks that name the same color, ordered by `key`, and by rank where keys are equal. */
  split(color: number, key = 0): Promise<Communicator> {
    checkSplit('split', color, key);
    // MPI's own call blocks: when all have come it is short.
    return this.later(() => steps.barrier(this.members)).then(() => this.divided(color, key));
  }
  splitSync(color: number, key = 0): Communicator {
    checkSplit('splitSync', color, key);
    this.now('splitSync', steps.barrier(this.members));
    return this.divided(color, key);
  }

  /** Sends to one rank. The array may be changed when this has ended. */
  async send(data: MpiArray, options: SendOptions): Promise<void> {
    const call = this.sending('send', data, options);
    if (call === undefined) this.mailbox.put(data, options.tag ?? 0);
    else await this.library!.start(this.handle, call);
  }
  sendSync(data: MpiArray, options: SendOptions): void {
    const call = this.sending('sendSync', data, options);
    if (call === undefined) this.mailbox.put(data, options.tag ?? 0);
    else this.library!.run(this.handle, call);
  }

  /** Receives from one rank into the array, and returns the part of it that has been written. */
  async recv<T extends MpiArray>(into: T, options: ReceiveOptions): Promise<T> {
    const call = this.receiving('recv', into, options);
    if (call === undefined) return this.mailbox.take(into, options.tag ?? 0);
    await this.library!.start(this.handle, call);
    return this.received(into, call);
  }
  recvSync<T extends MpiArray>(into: T, options: ReceiveOptions): T {
    const call = this.receiving('recvSync', into, options);
    if (call === undefined) return this.mailbox.takeNow(into, options.tag ?? 0);
    this.library!.run(this.handle, call);
    return this.received(into, call);
  }

  /**
   * The ranks as a grid of processes, numbered along its rows, over which matrices are distributed; as near to a square as their number
   * allows, or of the sizes named. Nothing is sent.
   *
   * @throws ArgumentError if rows times cols is not the number of ranks; `split` makes a communicator of fewer.
   */
  grid(rows: number = nearSquare(this.size), cols: number = this.size / rows): ProcessGrid {
    return new ProcessGrid(this, rows, cols);
  }

  /**
   * This rank's share of `count` independent pieces of work: those from `from` on, before `to`. Shares differ by one at most.
   *
   * @example
   * const { from, to } = world.share(100_000);
   */
  share(count: number): { readonly from: number; readonly to: number } {
    if (!(Number.isSafeInteger(count) && count >= 0))
      throw new ArgumentError('share', 'count', 1, count, 'must be an integer >= 0');
    const [each, more] = [Math.floor(count / this.size), count % this.size];
    const start = (rank: number): number => rank * each + Math.min(rank, more);
    return { from: start(this.rank), to: start(this.rank + 1) };
  }

  /** By calls that are awaited, behind the collectives before. */
  private later<R>(begin: () => steps.Steps<R>): Promise<R> {
    const turn = async (): Promise<R> => {
      const work = begin();
      let step = work.next();
      while (step.done !== true) {
        await this.library!.start(this.handle, step.value);
        step = work.next();
      }
      return step.value;
    };
    const result = this.pending++ === 0 ? turn() : this.last.then(turn);
    const ended = (): void => void this.pending--;
    // Whoever called hears of a failure; the next collective begins all the same.
    this.last = result.then(ended, ended);
    return result;
  }

  /** By blocking calls. */
  private now<R>(routine: string, work: steps.Steps<R>): R {
    if (this.pending > 0)
      throw new MpiError(`${routine}: an async call of this communicator has not ended: await it first`);
    let step = work.next();
    while (step.done !== true) {
      this.library!.run(this.handle, step.value);
      step = work.next();
    }
    return step.value;
  }

  private divided(color: number, key: number): Communicator {
    const { library } = this;
    if (library === undefined) return new Communicator();
    const made = new BigUint64Array(1);
    library.call('MPI_Comm_split', this.handle, color, BigInt.asUintN(64, BigInt(key)), library.address(made));
    return new Communicator(library, made[0]!);
  }

  /** Undefined for a message to oneself, of a rank that is alone. */
  private sending(routine: string, data: MpiArray, { to, tag = 0 }: SendOptions): MpiCall | undefined {
    checkArray(routine, 'data', 1, data);
    steps.checkRank(routine, 'to', 2, to, this.size);
    checkTag(routine, tag);
    const { abi, address } = this.members;
    if (abi === undefined) return undefined;
    return { name: 'Send', args: [address(data), data.length, abi.types[typeOf(data)], to, tag], arrays: [data] };
  }

  private receiving(routine: string, into: MpiArray, { from, tag = 0 }: ReceiveOptions): MpiCall | undefined {
    checkArray(routine, 'into', 1, into);
    steps.checkRank(routine, 'from', 2, from, this.size);
    checkTag(routine, tag);
    const { abi, address } = this.members;
    if (abi === undefined) return undefined;
    const args = [address(into), into.length, abi.types[typeOf(into)], from, tag];
    return { name: 'Recv', args, arrays: [into], status: new Uint8Array(STATUS_BYTES) };
  }

  private received<T extends MpiArray>(into: T, { status }: MpiCall): T {
    const { abi, address } = this.members;
    const count = new Int32Array(1);
    this.library!.call('MPI_Get_count', address(status!), abi!.types[typeOf(into)], address(count));
    return into.subarray(0, count[0]) as T;
  }
}

function placeIn(library: MpiLibrary, handle: Handle): [rank: number, size: number] {
  const [rank, size] = [new Int32Array(1), new Int32Array(1)];
  library.call('MPI_Comm_rank', handle, library.address(rank));
  library.call('MPI_Comm_size', handle, library.address(size));
  return [rank[0]!, size[0]!];
}

/** The same among those ranks that share this machine's memory. */
function localPlace(library: MpiLibrary, handle: Handle): [rank: number, size: number] {
  const { shared, infoNull } = library.abi;
  const local = new BigUint64Array(1);
  library.call('MPI_Comm_split_type', handle, shared, 0, infoNull, library.address(local));
  const place = placeIn(library, local[0]!);
  library.call('MPI_Comm_free', library.address(local));
  return place;
}

function checkSplit(routine: string, color: unknown, key: unknown): void {
  const isInt = (value: unknown, low: number): boolean =>
    Number.isSafeInteger(value) && (value as number) >= low && (value as number) < 2 ** 31;
  if (!isInt(color, 0)) throw new ArgumentError(routine, 'color', 1, color, 'must be an integer from 0 to 2^31 - 1');
  if (!isInt(key, -(2 ** 31))) throw new ArgumentError(routine, 'key', 2, key, 'must be an integer of 32 bits');
}

function checkTag(routine: string, tag: unknown): void {
  if (!(Number.isSafeInteger(tag) && (tag as number) >= 0 && (tag as number) <= MOST_TAG))
    throw new ArgumentError(routine, 'tag', 3, tag, `must be an integer from 0 to ${MOST_TAG}`);
}
