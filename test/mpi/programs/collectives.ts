// Run under mpirun: every call of a communicator against what plain loops say, in both forms. Rank 0 prints what was found.
import { type MpiReduction, openMpi } from '../../../src/mpi.ts';

const mpi = await openMpi();
const { world } = mpi;
const { rank, size } = world;
const wrong: string[] = [];
const same = (name: string, found: ArrayLike<number> | undefined, wanted: number[] | undefined): void => {
  const text = JSON.stringify(found === undefined ? null : Array.from(found));
  if (text !== JSON.stringify(wanted ?? null)) wrong.push(`${name} on ${rank}: ${text}`);
};
const ranks = Array.from({ length: size }, (_, r) => r);
const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
const root = size - 1;
const at = rank === root;

for (const Type of [Float32Array, Float64Array, Int32Array, Uint8Array]) {
  const mine = (): InstanceType<typeof Type> => Type.of(rank + 1, 2 * rank) as InstanceType<typeof Type>;
  const of = (name: string): string => `${Type.name} ${name}`;
  const ups = ranks.map((r) => r + 1);
  for (const [op, combined] of [
    ['sum', [sum(ups), sum(ranks.map((r) => 2 * r))]],
    ['max', [size, 2 * (size - 1)]],
    ['min', [1, 0]],
    ['prod', [ups.reduce((a, b) => a * b), 0]],
  ] as [MpiReduction, number[]][]) {
    same(of(`allreduce ${op}`), await world.allreduce(mine(), { op }), combined);
    same(of(`allreduceSync ${op}`), world.allreduceSync(mine(), { op }), combined);
    const wanted = at ? combined : [...mine()];
    same(of(`reduce ${op}`), await world.reduce(mine(), { op, root }), wanted);
    same(of(`reduceSync ${op}`), world.reduceSync(mine(), { op, root }), wanted);
  }
  const all = ranks.flatMap((r) => [r + 1, 2 * r]);
  same(of('bcast'), await world.bcast(mine(), { root }), [size, 2 * root]);
  same(of('bcastSync'), world.bcastSync(mine(), { root }), [size, 2 * root]);
  same(of('allgather'), await world.allgather(mine()), all);
  same(of('allgatherSync'), world.allgatherSync(mine()), all);
  same(of('gather'), await world.gather(mine(), { root }), at ? all : undefined);
  same(of('gatherSync'), world.gatherSync(mine(), { root }), at ? all : undefined);
  const whole = at ? Type.from(all) : undefined;
  same(of('scatter'), await world.scatter(whole, { root }), [...mine()]);
  same(of('scatterSync'), world.scatterSync(whole, { root }), [...mine()]);
  // Rank r has r elements: rank 0 none.
  const some = (): InstanceType<typeof Type> => new Type(rank).fill(rank + 3) as InstanceType<typeof Type>;
  const list = ranks.map((r) => new Array<number>(r).fill(r + 3));
  const lists = (found: readonly ArrayLike<number>[] | undefined): number[] | undefined =>
    found?.flatMap((part) => [part.length, ...Array.from(part)]);
  same(of('allgatherv'), lists(await world.allgatherv(some())), lists(list));
  same(of('allgathervSync'), lists(world.allgathervSync(some())), lists(list));
  same(of('gatherv'), lists(await world.gatherv(some(), { root })), at ? lists(list) : undefined);
  same(of('gathervSync'), lists(world.gathervSync(some(), { root })), at ? lists(list) : undefined);
  const each = at ? list.map((part) => Type.from(part)) : undefined;
  same(of('scatterv'), await world.scatterv(each, { root }), list[rank]!);
  same(of('scattervSync'), world.scattervSync(each, { root }), list[rank]!);
  // Rank r has r + q elements for rank q.
  const forEach = (): InstanceType<typeof Type>[] =>
    ranks.map((q) => new Type(rank + q).fill(10 * rank + q) as InstanceType<typeof Type>);
  const fromEach = ranks.map((r) => new Array<number>(r + rank).fill(10 * r + rank));
  same(of('alltoallv'), lists(await world.alltoallv(forEach())), lists(fromEach));
  same(of('alltoallvSync'), lists(world.alltoallvSync(forEach())), lists(fromEach));
  // Around a ring, into arrays that are too long.
  const [next, before] = [(rank + 1) % size, (rank + size - 1) % size];
  const [got] = await Promise.all([
    world.recv(new Type(5), { from: before, tag: 7 }),
    world.send(mine(), { to: next, tag: 7 }),
  ]);
  same(of('ring'), got, [before + 1, 2 * before]);
  if (rank === 0) world.sendSync(mine(), { to: root });
  if (at) same(of('recvSync'), world.recvSync(new Type(2), { from: 0 }), [1, 0]);
}

// A list is one message; long enough for the rendezvous of MPI.
const [a, b] = [new Float32Array(3).fill(rank), new Float32Array(300_000).fill(2 * rank)];
await world.allreduce([a, b], { op: 'mean' });
same('mean of a list', [a[0]!, b[0]!, b.at(-1)!], [(size - 1) / 2, size - 1, size - 1]);
await world.bcast([a.fill(rank), b.fill(rank)], { root });
same('bcast of a list', [a[2]!, b.at(-1)!], [root, root]);

// Begun together, ended in order, whatever the number of steps of each.
const together = await Promise.all([
  world.allgatherv(new Int32Array(rank).fill(rank)),
  world.allreduce(Int32Array.of(1)),
  world.allgather(Int32Array.of(rank)),
]);
same('together', [together[0].length, together[1][0]!, ...together[2]], [size, size, ...ranks]);

// Groups of even and odd ranks, in the opposite order.
for (const half of [await world.split(rank % 2, -rank), world.splitSync(rank % 2, -rank)]) {
  const members = ranks.filter((r) => r % 2 === rank % 2).reverse();
  same('split', await half.allgather(Int32Array.of(rank)), members);
  same('ranks of split', [half.rank, half.size], [members.indexOf(rank), members.length]);
}
same('local', [world.localRank, world.localSize], [rank, size]);
same(
  'shares',
  await world.allgather(Int32Array.of(world.share(10).to - world.share(10).from)),
  ranks.map((r) => Math.floor(10 / size) + (r < 10 % size ? 1 : 0)),
);

// Waiting for one who is late takes hardly any processor time, and lets timers run.
let ticks = 0;
const timer = setInterval(() => ticks++, 5);
if (rank === root && size > 1) await new Promise((go) => setTimeout(go, 300));
const used = process.cpuUsage();
await world.barrier();
const spent = process.cpuUsage(used);
clearInterval(timer);
if (rank === 0 && size > 1 && !(ticks >= 10)) wrong.push(`${ticks} ticks`);
if (rank === 0 && size > 1 && !((spent.user + spent.system) / 1000 < 200))
  wrong.push(`${JSON.stringify(spent)} us of waiting`);
world.barrierSync();

const found = await world.gatherv(new TextEncoder().encode(JSON.stringify(wrong)));
if (rank === 0) {
  const all = found!.flatMap((part) => JSON.parse(new TextDecoder().decode(part)) as string[]);
  console.log(JSON.stringify({ title: mpi.title, abi: mpi.abi, size, wrong: all }));
}
