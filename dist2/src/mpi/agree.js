// What ranks do together is checked before it begins: each rank its own arguments, then all that they mean the same. Else some would wait
// for others that never come, or MPI would take one rank's numbers for something else.
import { reason } from '../core/errors.js';
import { MpiError } from './mpiError.js';
/** Of a text: two of them that differ by accident in nothing but the text would need 2^64 ranks. */
const DIGEST_BYTES = 16;
/**
 * Checks this rank's arguments, and that all ranks say the same of theirs. `check` throws, or returns what this rank has to say and what it
 * has read. On a rank whose check has thrown that error is thrown; every other rank throws too, and names the rank and the reason.
 */
export async function agreed(on, routine, check) {
    let [said, read, refused] = [
        '',
        undefined,
        undefined,
    ];
    try {
        [said, read] = await check();
        said = `${routine} of ${said}`;
    }
    catch (why) {
        refused = { why };
        said = reason(why);
    }
    if (on.size > 1 && !(await isSame(on, said, refused !== undefined)))
        await explain(on, routine, said, refused);
    if (refused !== undefined)
        throw refused.why;
    return read;
}
/** One short message decides; it is the largest and, through what is left to 255, the smallest of each byte. */
async function isSame(on, said, refused) {
    const { createHash } = await import('node:crypto');
    const digest = createHash('sha256').update(said).digest().subarray(0, DIGEST_BYTES);
    const bounds = Uint8Array.of(...digest, ...digest.map((byte) => 255 - byte), Number(refused));
    await on.allreduce(bounds, { op: 'max' });
    const equal = digest.every((_, k) => bounds[k] === 255 - bounds[DIGEST_BYTES + k]);
    return equal && bounds.at(-1) === 0;
}
/** Throws, on every rank, what each has said. */
async function explain(on, routine, said, refused) {
    const texts = await on.allgatherv(new TextEncoder().encode(`${refused === undefined ? '=' : '!'}${said}`));
    const all = texts.map((text) => new TextDecoder().decode(text));
    if (refused !== undefined)
        throw refused.why;
    const failed = all.findIndex((text) => text.startsWith('!'));
    if (failed >= 0)
        throw new MpiError(`${routine}: rank ${failed} has refused it: ${all[failed].slice(1)}`);
    const groups = new Map();
    for (const [rank, text] of all.entries())
        groups.set(text, [...(groups.get(text) ?? []), rank]);
    const list = [...groups].map(([text, ranks]) => `${ranks.length > 1 ? 'ranks' : 'rank'} ${ranks.join(', ')}: ${text.slice(1)}`);
    throw new MpiError(`${routine}: the ranks do not call the same: ${list.join('; ')}`);
}
const kept = new WeakMap();
/** The same ranks in a communicator of our own: no message of the program can be taken for ours. The first call is collective. */
export function apart(on) {
    const made = kept.get(on) ?? on.split(0, on.rank);
    kept.set(on, made);
    return made;
}
