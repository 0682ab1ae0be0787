// Data-parallel training: every rank has rows that no other rank has, and after each step all have the same weights.
//   npm run build && mpirun -n 2 node dist/examples/mpi/train.js
import { openMpi } from '../../src/mpi.js';
const { world } = await openMpi();
const TRUE = [2, -1, 0.5];
const ROWS = 1200;
// y = 2 x0 - x1 + 0.5 x2 + 3, exactly. A rank makes its own share of the rows.
const { from, to } = world.share(ROWS);
const x = Float64Array.from({ length: 3 * (to - from) }, (_, k) => Math.sin((3 * from + k) ** 2));
const y = Float64Array.from({ length: to - from }, (_, i) => TRUE.reduce((sum, w, j) => sum + w * x[3 * i + j], 3));
const [weights, bias] = [new Float64Array(3), new Float64Array(1)];
for (let step = 0; step < 200; step++) {
    const [dWeights, dBias] = [new Float64Array(3), new Float64Array(1)];
    for (let i = 0; i < y.length; i++) {
        const error = weights.reduce((sum, w, j) => sum + w * x[3 * i + j], bias[0]) - y[i];
        for (let j = 0; j < 3; j++)
            dWeights[j] += error * x[3 * i + j];
        dBias[0] += error;
    }
    // Sums over all rows of all ranks, in one message.
    await world.allreduce([dWeights, dBias]);
    for (let j = 0; j < 3; j++)
        weights[j] -= dWeights[j] / ROWS;
    bias[0] -= dBias[0] / ROWS;
}
if (world.rank === 0)
    console.log(`${[...weights, ...bias].map((w) => w.toFixed(6)).join(' ')} on ${world.size} ranks`); // 2.000000 -1.000000 0.500000 3.000000
