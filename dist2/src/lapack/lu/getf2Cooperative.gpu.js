// LU panels by workgroups that wait for each other: a dispatch for all columns of a panel, and one that brings it to its place, or does it
// all where the workgroups did not meet.
import { pick } from '../../autotune/pick.js';
import { scope } from '../../runtime/workspace.js';
import { cooperativeRules, cooperativeVariants, getf2Cooperative, getf2Settle, mailBytes, mailWords, rowsOf, settleVariants, } from './getf2Cooperative.kernels.js';
import { columnsLd } from './luBlocks.js';
/** How a panel of so many rows is spread over workgroups that wait for each other; no choice: it is not. */
export function cooperativeWay(queue, m, type, force) {
    const { fixedLanes: lanes, cooperating, threads, workgroupBytes } = queue.context.gpu;
    const named = cooperativeRules.some(({ name }) => name === force) ? force : undefined;
    return pick(cooperativeRules, { m, type, lanes, cooperating, threads, workgroupBytes }, named);
}
/** Memory for the letters of all panels of a factorization, of which the first has m rows; cleared. */
export function takeMail(queue, ws, m, type, tile) {
    const mail = ws.take('i', mailBytes(type, tile, Math.max(tile.GROUPS, Math.ceil(m / rowsOf(tile)))) / 4);
    queue.clear(mail.gpu(true));
    return mail;
}
/** Enqueues the factorization of a panel of at most tile.WIDTH columns. */
export function enqueueCooperative(queue, f, tile, mail) {
    const { m, width, A, row0, ipiv, info } = f;
    const type = A.data.type;
    const groups = Math.ceil(m / rowsOf(tile));
    scope(queue, (ws) => {
        const ldw = columnsLd(m);
        const [W, found] = [ws.like(A, ldw * width), ws.take('i', tile.WIDTH + 1)];
        const where = { m, width, offA: A.off, lda: A.ld, ldw };
        const operands = { A: A.data, W, mail, found };
        const params = { ...where, groups };
        queue.launch(getf2Cooperative, cooperativeVariants.of(type, undefined, tile), operands, params, [groups, 1, 1]);
        const results = { ...operands, ipiv: ipiv.data, info: info.data };
        const places = { row0, offPiv: ipiv.off, offInfo: info.off, letters: mailWords(type, tile, groups) };
        const settling = settleVariants.of(type, undefined, tile);
        queue.launch(getf2Settle, settling, results, { ...where, ...places }, [groups, 1, 1]);
    });
}
