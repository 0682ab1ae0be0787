// What ranks say to rank 0, or to each other.
import type { Communicator } from '../../../src/mpi.ts';

const texts = async (world: Communicator, mine: string): Promise<string[]> =>
  (await world.allgatherv(new TextEncoder().encode(mine))).map((text) => new TextDecoder().decode(text));

/** What a call throws on each rank. */
export async function refusals(world: Communicator, call: () => Promise<unknown>): Promise<string[]> {
  const said = await call().then(
    () => 'nothing',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return texts(world, said);
}

/** Complaints of all ranks. */
export async function toRankZero(world: Communicator, wrong: readonly string[]): Promise<string[]> {
  return (await texts(world, wrong.join('\n'))).flatMap((text) => (text === '' ? [] : text.split('\n')));
}
