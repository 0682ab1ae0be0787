// The fields of Params that kernels of attention have, and what becomes of a product of a query and a key. Strides are of rows, heads and
// batches; dO lies like O; `each` are the keys of a slice. Of a block, `first` and `step` say which heads it has, counted through the
// batches, row0 is its first query, `seen` are its keys, ldS and strideS distances in its scores. Kernels have the mask M.
struct Params {
  baseX: u32,
  baseY: u32,
  heads: u32,
  groups: u32,
  queries: u32,
  keys: u32,
  dim: u32,
  dimV: u32,
  past: u32,
  causal: u32,
  hasMask: u32,
  minusInfinity: u32,
  scale: R,
  cap: R,
  offQ: u32,
  rowQ: u32,
  headQ: u32,
  batchQ: u32,
  offK: u32,
  rowK: u32,
  headK: u32,
  batchK: u32,
  offV: u32,
  rowV: u32,
  headV: u32,
  batchV: u32,
  offO: u32,
  rowO: u32,
  headO: u32,
  batchO: u32,
  offM: u32,
  headM: u32,
  batchM: u32,
  offL: u32,
  offDO: u32,
  offDQ: u32,
  offDK: u32,
  offDV: u32,
  each: u32,
  first: u32,
  step: u32,
  row0: u32,
  seen: u32,
  ldS: u32,
  strideS: u32,
}

// A score that counts for nothing, and what takes the place of those still lower: no difference of two leaves the range.
const LOWEST: R = -2e38;
const LOW: R = -1e38;

// Comparisons may take NaN for anything: it is looked for by its bits.
fn isMasked(score: V) -> bool {
  return isFiniteV(score) && score < 1.5 * LOW;
}

// By bits: a comparison may take NaN for zero.
fn isBent() -> bool {
  return (bitcast<u32>(p.cap) << 1u) != 0u;
}

// Scaled, and bent to between -cap and cap.
fn bent(product: V) -> V {
  let x = product * p.scale;
  if (!isBent()) {
    return x;
  }
  return p.cap * tangent(x / p.cap);
}

// The derivative of bent, from its value and without the scale.
fn bend(value: V) -> V {
  if (!isBent()) {
    return 1.0;
  }
  return 1.0 - (value / p.cap) * (value / p.cap);
}

// With the mask; LOWEST where query i must not see key j, or there is no such key.
fn masked(value: V, batch: u32, head: u32, i: u32, j: u32) -> V {
  if (i >= p.queries || j >= p.keys || (p.causal == 1u && j > i + p.past)) {
    return LOWEST;
  }
  var score = value;
  if (p.hasMask == 1u) {
    let more = widen(M[p.offM + batch * p.batchM + head * p.headM + i * p.keys + j]);
    if (bitcast<u32>(more) == 0xff800000u) {
      return LOWEST;
    }
    score += more;
  }
  let isLow = bitcast<u32>(score) == 0xff800000u || (isFiniteV(score) && score < LOW);
  return select(score, LOW, isLow);
}

// An exponential, 0 of a score that counts for nothing. NaN stays, which an exponential need not keep.
fn weight(score: V, top: V) -> V {
  let difference = score - top;
  let power = select(exp(difference), 0.0, difference < -100.0);
  return select(select(difference, power, isFiniteV(difference)), 0.0, isMasked(score));
}
