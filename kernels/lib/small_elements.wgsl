// Elements of small matrices, of any field: their bits, by which pivots and flags are decided, and how they pass between lanes and through
// workgroup memory. Uses lib/field and lib/small_group.
// @when REAL
// Bits of the larger part: from 0x7f800000 on there is a NaN or an infinity, below 0x00800000 nothing but what GPUs flush to zero.
fn bitsOf(x: V) -> u32 {
  return bitcast<u32>(x) & 0x7fffffffu;
}

// By which pivotKey compares; that takes no notice of signs.
fn sizeOf(x: V) -> R {
  return x;
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

// abs1(x) by LAPACK's rule, but by bits where a part is NaN: then a sum may be anything to a compiler.
fn sizeOf(x: V) -> R {
  return bitcast<R>(max(bitcast<u32>(abs1(x)), bitsOf(x)));
}

fn elementFromLane(value: V, lane: u32) -> V {
  return V(fromLane(value.x, lane), fromLane(value.y, lane));
}

fn elementSum(value: V) -> V {
  return V(groupSum(value.x), groupSum(value.y));
}
// @end
// @when STAGED

// Word `at` of the stage, and the next where an element has two.
fn fromStage(at: u32) -> T {
  // @when REAL
  return stage[at / 4u][at % 4u];
  // @end
  // @when COMPLEX
  return T(stage[at / 4u][at % 4u], stage[at / 4u][at % 4u + 1u]);
  // @end
}

fn toStage(at: u32, value: T) {
  // @when REAL
  stage[at / 4u][at % 4u] = value;
  // @end
  // @when COMPLEX
  stage[at / 4u][at % 4u] = value.x;
  stage[at / 4u][at % 4u + 1u] = value.y;
  // @end
}
// @end
