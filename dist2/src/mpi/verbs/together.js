// What every verb on distributed matrices does before it computes: arguments are checked, ranks agree, ScaLAPACK is found. Verbs of a
// process run one after another, since BLACS does not bear two at a time.
import { ArgumentError } from '../../core/errors.js';
import { agreed, apart } from '../agree.js';
import { DistributedMatrix } from '../distributedMatrix.js';
import { openScalapack } from '../scalapack.js';
import { Engine } from './engine.js';
let last = Promise.resolve();
/** Runs `work` when all ranks have called the same with legal arguments, else throws on every rank. */
export function together(call, work) {
    const result = last.then(() => inTurn(call, work));
    last = result.catch(() => undefined);
    return result;
}
async function inTurn(call, work) {
    const { routine, given, options, names } = call;
    const ours = await import('./alone.js');
    const grid = given.map(([matrix]) => matrix).find((matrix) => matrix instanceof DistributedMatrix)?.grid;
    if (grid === undefined) {
        const [matrix, name, position] = given[0];
        throw new ArgumentError(routine, name, position, matrix, 'must be a DistributedMatrix');
    }
    const on = await apart(grid.communicator);
    const scalapack = await agreed(on, routine, async () => {
        ours.checkNames(routine, given.length + 1, options, names);
        checkOperands(routine, given, grid);
        call.check(ours);
        const said = `${given.map(([matrix, name]) => `${name} ${matrix}`).join(', ')} ${JSON.stringify(options)}`;
        return [said, await libraryFor(on)];
    });
    const context = scalapack === undefined ? 0 : await contextOf(scalapack, grid, on);
    return work(new Engine(grid, on, scalapack, context));
}
function checkOperands(routine, given, grid) {
    const first = given.find(([matrix]) => matrix instanceof DistributedMatrix);
    for (const [matrix, name, position] of given) {
        const isMatrix = matrix instanceof DistributedMatrix;
        const fail = (rule) => {
            throw new ArgumentError(routine, name, position, isMatrix ? `${matrix}` : matrix, rule);
        };
        if (!(matrix instanceof DistributedMatrix))
            fail('must be a DistributedMatrix');
        const { grid: its, dtype } = matrix;
        if (its !== grid)
            fail(`must be on the grid that ${first[1]} is on`);
        if (dtype !== first[0].dtype)
            fail(`must be of ${first[0].dtype}, as ${first[1]} is, not of ${dtype}`);
    }
}
/** Undefined for a rank that is alone, and has no ScaLAPACK: it computes by basalt's own routines. */
async function libraryFor({ library, size }) {
    if (library === undefined)
        return undefined;
    const opening = openScalapack(library);
    return size > 1 ? opening : opening.catch(() => undefined);
}
const contexts = new WeakMap();
async function contextOf(scalapack, grid, on) {
    const kept = contexts.get(grid);
    if (kept !== undefined)
        return kept;
    // BLACS blocks until all have come.
    await on.barrier();
    const made = scalapack.context(on, grid.rows, grid.cols);
    contexts.set(grid, made);
    return made;
}
/** Whether shapes go together, in the words of an ArgumentError. */
export function must(routine, [matrix, name, position], holds, rule) {
    if (holds)
        return;
    const { rows, cols } = matrix;
    throw new ArgumentError(routine, name, position, `${rows} x ${cols}`, rule);
}
