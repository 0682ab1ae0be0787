// Messages of a rank that is alone, to itself: kept until they are received, in the order of sending.
import { ArgumentError } from '../core/errors.ts';
import { type MpiArray, typeOf } from './arrays.ts';
import { MpiError } from './mpiError.ts';

export class Mailbox {
  private readonly kept = new Map<number, MpiArray[]>();
  private readonly waiting = new Map<number, (() => void)[]>();

  put(data: MpiArray, tag: number): void {
    const messages = this.kept.get(tag) ?? [];
    messages.push(data.slice());
    this.kept.set(tag, messages);
    this.waiting.get(tag)?.shift()?.();
  }

  async take<T extends MpiArray>(into: T, tag: number): Promise<T> {
    if ((this.kept.get(tag)?.length ?? 0) === 0) {
      await new Promise<void>((go) => {
        this.waiting.set(tag, [...(this.waiting.get(tag) ?? []), go]);
      });
    }
    return this.takeNow(into, tag);
  }

  takeNow<T extends MpiArray>(into: T, tag: number): T {
    const message = this.kept.get(tag)?.shift();
    if (message === undefined)
      throw new MpiError(`recv: no message with tag ${tag} has been sent, and there is no other rank that could`);
    if (typeOf(message) !== typeOf(into) || message.length > into.length)
      throw new ArgumentError('recv', 'into', 1, into, `must hold ${message.length} elements of ${typeOf(message)}`);
    into.set(message);
    return into.subarray(0, message.length) as T;
  }
}
