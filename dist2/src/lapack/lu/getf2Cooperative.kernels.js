import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { getf2_cooperative, getf2_settle } from './shaders.gen.js';
const tile = (LANES, LINES, EACH, WIDTH, GROUPS) => ({
    LANES,
    ROWS: LANES === 0 ? 32 : LANES,
    LINES,
    EACH,
    WIDTH,
    GROUPS,
});
/** Rows that a workgroup holds. */
export const rowsOf = ({ ROWS, LINES, EACH }) => ROWS * LINES * EACH;
/** Words in front of the mail: whether somebody has waited in vain. */
const HEAD = 4;
/** Words of a letter: a place, four times, and a row. */
const letterWords = (type, { WIDTH }) => 4 + fields[type].parts * WIDTH;
/** Words of mail between so many groups. */
export const mailWords = (type, t, groups) => t.WIDTH * groups * letterWords(type, t);
export const mailBytes = (type, t, groups) => 4 * (HEAD + mailWords(type, t, groups));
/** Numbers that a thread holds at most: with more, fewer workgroups are on a processor than were counted. */
const REGISTERS = 64;
const holds = (type, { EACH, WIDTH }) => fields[type].parts * EACH * WIDTH <= REGISTERS;
const rule = (choice, least) => ({
    name: `cooperative-${choice.LANES}x${choice.LINES}x${choice.EACH}x${choice.WIDTH}`,
    choice,
    fits: ({ m, type, lanes, cooperating, threads, workgroupBytes }) => lanes === choice.LANES &&
        m > least[type] &&
        // Half of those that were counted: this kernel may take more of a processor than the one that counted.
        m <= rowsOf(choice) * Math.min(choice.GROUPS, cooperating / 2) &&
        threads >= choice.ROWS * choice.LINES &&
        holds(type, choice) &&
        16 * choice.LINES + 4 * choice.GROUPS * letterWords(type, choice) <= workgroupBytes,
    why: `panels of ${choice.WIDTH} columns by workgroups of ${rowsOf(choice)} rows that wait for each other`,
});
/**
 * Panels of fewer rows are as fast in one workgroup. Microseconds for 32 columns of 2048, 4096, 8192, 16384 rows so, and otherwise: 68, 71,
 * 75, 97, and 68, 90, 134, 154; of pairs 93, 97, 104, 173, and 78, 123, 141, 162 (H100, 2026-11).
 */
const FEWEST = { s: 2048, c: 2048 };
const REAL_ONLY = { s: 2048, c: Number.POSITIVE_INFINITY };
const NEVER = { s: Number.POSITIVE_INFINITY, c: Number.POSITIVE_INFINITY };
const [few, one, two] = [tile(32, 8, 1, 32, 32), tile(32, 16, 1, 32, 32), tile(32, 16, 2, 32, 32)];
/** For tests: of few columns, which software adapters compile, with subgroups of any size. */
const light = [tile(32, 2, 1, 4, 4), tile(8, 8, 2, 4, 4), tile(4, 4, 2, 4, 4), tile(0, 2, 2, 4, 4)];
export const cooperativeRules = [
    rule(few, FEWEST),
    rule(one, REAL_ONLY),
    rule(two, REAL_ONLY),
    ...light.map((t) => rule(t, NEVER)),
    { name: 'apart', choice: undefined, fits: () => true, why: 'workgroups that do not wait for each other' },
];
const tiles = [few, one, two, ...light];
/** Looks for a letter before a workgroup gives up: some 20 ms. */
const PATIENCE = 65536;
export const cooperativeVariants = variants({
    types: SINGLES,
    tiles,
    always: { PATIENCE },
    legal: (t) => holds(t['COMPLEX'] === 1 ? 'c' : 's', t),
});
export const settleVariants = variants({ types: SINGLES, tiles });
export const getf2Cooperative = {
    name: 'getf2_cooperative',
    text: getf2_cooperative,
    variants: cooperativeVariants.all,
};
export const getf2Settle = { name: 'getf2_settle', text: getf2_settle, variants: settleVariants.all };
