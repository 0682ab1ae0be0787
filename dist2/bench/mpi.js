// Collectives against the models that textbooks have of them: npm run build && mpirun -n 4 node dist/bench/mpi.js
// The time of a message of n bytes is taken for alpha + beta n, of which a ping-pong between ranks 0 and 1 gives both. Then all-reduce
// around a ring takes 2 (P - 1) alpha + 2 (P - 1) / P n beta, and broadcast down a binomial tree ceil(log2 P) (alpha + beta n), or by
// scattering and gathering (ceil(log2 P) + P - 1) alpha + 2 (P - 1) / P n beta. Additions, and cores that are shared, are not in them.
import { openMpi } from '../src/mpi.js';
const { world, title } = await openMpi();
const { rank, size } = world;
/** Of calls that begin together, the one that was over first on its slowest rank, in microseconds: other load on the machine only adds. */
async function microseconds(call, bytes) {
    const times = new Float64Array(bytes > 1e5 ? 40 : 400);
    for (let k = 0; k < times.length; k++) {
        world.barrierSync();
        const start = performance.now();
        const waiting = call();
        if (waiting instanceof Promise)
            await waiting;
        times[k] = 1000 * (performance.now() - start);
    }
    return Math.min(...world.allreduceSync(times, { op: 'max' }));
}
/** One way between ranks 0 and 1. */
async function message(bytes) {
    const data = new Uint8Array(bytes);
    const there = () => {
        if (rank === 0) {
            world.sendSync(data, { to: 1 });
            world.recvSync(data, { from: 1 });
        }
        else if (rank === 1) {
            world.recvSync(data, { from: 0 });
            world.sendSync(data, { to: 0 });
        }
    };
    return (await microseconds(there, bytes)) / 2;
}
if (size < 2)
    console.log('there is nothing to measure on one rank: mpirun -n 4 node dist/bench/mpi.js');
else {
    const large = 2 ** 20;
    const alpha = await message(8);
    const beta = ((await message(large)) - alpha) / large;
    const steps = Math.ceil(Math.log2(size));
    const share = (2 * (size - 1)) / size;
    const rows = [];
    for (const bytes of [8, 2 ** 12, 2 ** 16, 2 ** 20, 2 ** 22]) {
        const data = new Float64Array(bytes / 8);
        const reduced = await microseconds(() => world.allreduceSync(data), bytes);
        const sent = await microseconds(() => world.bcastSync(data), bytes);
        const ring = 2 * (size - 1) * alpha + share * bytes * beta;
        const tree = steps * (alpha + bytes * beta);
        const scattered = (steps + size - 1) * alpha + share * bytes * beta;
        const cells = [reduced, ring, sent, Math.min(tree, scattered)].map((x) => x.toPrecision(3));
        rows.push(`| ${bytes} | ${cells.join(' | ')} |`);
    }
    const eight = await microseconds(() => world.allreduce(new Float64Array(1)), 8);
    if (rank === 0) {
        console.log(`${title}, ${size} ranks: alpha ${alpha.toPrecision(3)} us, beta ${(beta * 1000).toPrecision(3)} ns a byte; allreduce of 8 bytes, awaited: ${eight.toPrecision(3)} us`);
        console.log('\n| bytes | allreduce, us | ring | bcast, us | tree or scatter |\n|---|---|---|---|---|');
        console.log(rows.join('\n'));
    }
}
