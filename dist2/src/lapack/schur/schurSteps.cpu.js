import { matrixAt } from '../../engine/views.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { gehrdEngine } from './gehrd.cpu.js';
import { hseqrRef, isLarge } from './hseqr.ref.js';
import { orghrEngine } from './orghr.cpu.js';
import { doublesAt, hqrRoomAt, takeDoubles, takeHqrRoom } from './rooms.cpu.js';
/** As referenceTools, with A at `inA`. */
export function engineTools(e, r, space, n, inA, sides) {
    const tau = space.take(n * r.bytes);
    const H = takeDoubles(space, r, n, n);
    const Z = Array.from({ length: sides }, () => takeDoubles(space, r, n, n));
    const Q = sides > 0 ? takeMatrix(space, r, n, n) : undefined;
    const windows = isLarge({ lo: 0, hi: n }) ? takeHqrRoom(space, r, n) : undefined;
    const square = (place) => doublesAt(e, r, n, n, place);
    return {
        room: {
            get A() {
                return matrixAt(e, r, n, n, inA);
            },
            get Q() {
                return Q && matrixAt(e, r, n, n, Q);
            },
            get H() {
                return square(H);
            },
            get Z() {
                return Z.map(square);
            },
        },
        steps: {
            reduce: ({ lo, hi }) => gehrdEngine(e, r, space, n, lo, hi, inA, tau),
            writeOut: ({ lo, hi }) => orghrEngine(e, r, space, n, lo, hi, Q, tau),
            iterate: (iteration) => hseqrRef(iteration, windows && hqrRoomAt(e, r, n, windows)),
        },
    };
}
