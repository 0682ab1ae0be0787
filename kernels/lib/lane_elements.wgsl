// Elements of any field among the lanes that share a matrix: their bits, by which pivots, scales and flags are decided, and how they pass
// between lanes. Uses lib/field and lib/small_group.
// @when REAL
// Bits of the larger part: from 0x7f800000 on there is a NaN or an infinity, below 0x00800000 nothing but what GPUs flush to zero.
fn bitsOf(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

fn elementFromLane(value: V, lane: u32) -> V {
  return fromLane(value, lane);
}

fn elementSum(value: V) -> V {
  return groupSum(value);
}
// @end
// @when COMPLEX
fn bitsOf(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return max(parts.x, parts.y);
}

fn elementFromLane(value: V, lane: u32) -> V {
  return V(fromLane(value.x, lane), fromLane(value.y, lane));
}

fn elementSum(value: V) -> V {
  return V(groupSum(value.x), groupSum(value.y));
}
// @end
