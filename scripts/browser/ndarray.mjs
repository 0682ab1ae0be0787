// The package ndarray as the bundles for browsers have it: the same views, without classes that are written as text and compiled by
// `new Function`, which a page's Content-Security-Policy forbids unless it has 'unsafe-eval'. Elements are found by a loop over the strides:
// slower to read one by one, which basalt never does.

const NAMES = {
  Float64Array: 'float64',
  Float32Array: 'float32',
  Float16Array: 'float16',
  Int8Array: 'int8',
  Int16Array: 'int16',
  Int32Array: 'int32',
  Uint8Array: 'uint8',
  Uint16Array: 'uint16',
  Uint32Array: 'uint32',
  Uint8ClampedArray: 'uint8_clamped',
  BigInt64Array: 'bigint64',
  BigUint64Array: 'biguint64',
};

const isIndex = (i) => typeof i === 'number' && i >= 0;

class View {
  constructor(data, shape, stride, offset) {
    this.data = data;
    this.shape = shape;
    this.stride = stride;
    this.offset = offset | 0;
  }

  get dtype() {
    return NAMES[this.data?.[Symbol.toStringTag]] ?? (Array.isArray(this.data) ? 'array' : 'generic');
  }
  get dimension() {
    return this.shape.length;
  }
  get size() {
    return this.shape.reduce((size, length) => size * length, 1);
  }
  /** Dimensions, that of the smallest stride first. */
  get order() {
    return this.stride
      .map((stride, k) => [Math.abs(stride), k])
      .sort(([a], [b]) => a - b)
      .map(([, k]) => k);
  }

  index(...at) {
    let index = this.offset;
    for (let k = 0; k < this.stride.length; k++) index += this.stride[k] * at[k];
    return index;
  }
  get(...at) {
    const index = this.index(...at);
    return this.dtype === 'generic' ? this.data.get(index) : this.data[index];
  }
  set(...at) {
    const [index, value] = [this.index(...at), at[this.dimension]];
    return this.dtype === 'generic' ? this.data.set(index, value) : (this.data[index] = value);
  }
  valueOf() {
    return this.dimension === 0 ? this.get() : this;
  }

  hi(...to) {
    const shape = this.shape.map((length, k) => (isIndex(to[k]) ? to[k] | 0 : length));
    return new View(this.data, shape, [...this.stride], this.offset);
  }
  lo(...first) {
    const skipped = this.shape.map((_, k) => (isIndex(first[k]) ? first[k] | 0 : 0));
    const shape = this.shape.map((length, k) => length - skipped[k]);
    return new View(this.data, shape, [...this.stride], this.index(...skipped));
  }
  step(...by) {
    const { shape, stride } = this;
    let { offset } = this;
    const steps = shape.map((_, k) => (typeof by[k] === 'number' ? by[k] | 0 : 1));
    for (const [k, step] of steps.entries()) if (step < 0) offset += stride[k] * (shape[k] - 1);
    const lengths = shape.map((length, k) => Math.ceil(length / Math.abs(steps[k])));
    return new View(
      this.data,
      lengths,
      stride.map((s, k) => s * steps[k]),
      offset,
    );
  }
  transpose(...axes) {
    const from = this.shape.map((_, k) => (axes[k] === undefined ? k : axes[k] | 0));
    return new View(
      this.data,
      from.map((k) => this.shape[k]),
      from.map((k) => this.stride[k]),
      this.offset,
    );
  }
  pick(...at) {
    const kept = this.shape.map((_, k) => k).filter((k) => !isIndex(at[k]));
    const offset = this.index(...this.shape.map((_, k) => (isIndex(at[k]) ? at[k] : 0)));
    return new View(
      this.data,
      kept.map((k) => this.shape[k]),
      kept.map((k) => this.stride[k]),
      offset,
    );
  }
}

export default function ndarray(data = [], shape = undefined, stride = undefined, offset = undefined) {
  const values = typeof data === 'number' ? [data] : data;
  const lengths = [...(shape ?? [values.length])];
  const strides =
    stride === undefined ? lengths.map((_, k) => lengths.slice(k + 1).reduce((a, b) => a * b, 1)) : [...stride];
  const back = strides.reduce((sum, s, k) => (s < 0 ? sum - (lengths[k] - 1) * s : sum), 0);
  return new View(values, lengths, strides, offset ?? back);
}
