// Messages of a rank that is alone, to itself: kept until they are received, in the order of sending.
import { ArgumentError } from '../core/errors.js';
import { typeOf } from './arrays.js';
import { MpiError } from './mpiError.js';
export class Mailbox {
    kept = new Map();
    waiting = new Map();
    put(data, tag) {
        const messages = this.kept.get(tag) ?? [];
        messages.push(data.slice());
        this.kept.set(tag, messages);
        this.waiting.get(tag)?.shift()?.();
    }
    async take(into, tag) {
        if ((this.kept.get(tag)?.length ?? 0) === 0) {
            await new Promise((go) => {
                this.waiting.set(tag, [...(this.waiting.get(tag) ?? []), go]);
            });
        }
        return this.takeNow(into, tag);
    }
    takeNow(into, tag) {
        const message = this.kept.get(tag)?.shift();
        if (message === undefined)
            throw new MpiError(`recv: no message with tag ${tag} has been sent, and there is no other rank that could`);
        if (typeOf(message) !== typeOf(into) || message.length > into.length)
            throw new ArgumentError('recv', 'into', 1, into, `must hold ${message.length} elements of ${typeOf(message)}`);
        into.set(message);
        return into.subarray(0, message.length);
    }
}
