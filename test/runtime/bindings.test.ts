// What a dispatch finds as the one before it left it is not set anew: the pass is told of a bind group where it, or Params in it, change.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saxpy, sscal } from '../../src/index.ts';
import { gpu } from '../setup/contexts.ts';

describe.skipIf(gpu === undefined)('bind groups of a pass', () => {
  const told: GPUBindGroup[] = [];
  let restore = (): void => {};

  beforeAll(() => {
    // The prototype of compute passes, which no global names in Node.
    const encoder = gpu!.gpu!.device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    const prototype = Object.getPrototypeOf(pass) as GPUComputePassEncoder;
    pass.end();
    encoder.finish();
    const { setBindGroup } = prototype;
    restore = () => {
      prototype.setBindGroup = setBindGroup;
    };
    prototype.setBindGroup = function (this: GPUComputePassEncoder, ...args: unknown[]) {
      told.push(args[1] as GPUBindGroup);
      return (setBindGroup as (...args: unknown[]) => void).apply(this, args);
    } as typeof setBindGroup;
  });
  afterAll(() => restore());

  const n = 8;
  const ones = new Float32Array(n).fill(1);

  /**
   * The last value of y, and how often bind groups were set, after calls on x and y that both begin as ones. They are made a second time,
   * since what waits for a pipeline is given later, behind a submission: other files have used the context too.
   */
  async function after(calls: (x: Vector, y: Vector) => void) {
    let [count, value] = [0, 0];
    for (let round = 0; round < 2; round++) {
      const [x, y] = [upload(), upload()];
      await gpu!.queue.sync();
      told.length = 0;
      calls(x, y);
      count = told.length;
      value = (await gpu!.download(y))[n - 1]!;
      for (const buffer of [x, y]) buffer.dispose();
    }
    return { value, count };
  }
  type Vector = ReturnType<typeof upload>;
  const upload = () => gpu!.upload('s', ones);
  const add = (alpha: number, x: Vector, y: Vector): void => {
    void saxpy(gpu!, { n, alpha, x, incx: 1, y, incy: 1 });
  };

  it('are set once for dispatches that are the same', async () => {
    const { value, count } = await after((x, y) => {
      for (let k = 0; k < 4; k++) add(2, x, y);
    });
    expect(value).toBe(9);
    expect(count).toBe(1);
  });

  it('are set again for other Params, for other operands, and behind another kernel', async () => {
    const { value, count } = await after((x, y) => {
      add(2, x, y); // 3
      add(3, x, y); // 6
      add(3, y, x); // x = 19
      void sscal(gpu!, { n, alpha: 2, x: y, incx: 1 }); // 12
      add(3, x, y); // 69
      add(3, x, y); // 126
    });
    expect(value).toBe(126);
    expect(count).toBe(5);
  });

  it('are set again behind a submission', async () => {
    const { value, count } = await after((x, y) => {
      add(2, x, y);
      gpu!.queue.flush();
      add(2, x, y);
    });
    expect(value).toBe(5);
    expect(count).toBe(2);
  });
});
