// Elements of small matrices, of any field, beside lib/lane_elements: by what pivots are decided, and how they pass through workgroup memory.
// @use lib/lane_elements
// @when REAL
// By which pivotKey compares; that takes no notice of signs.
fn sizeOf(x: V) -> R {
  return x;
}
// @end
// @when COMPLEX
// abs1(x) by LAPACK's rule, but by bits where a part is NaN: then a sum may be anything to a compiler.
fn sizeOf(x: V) -> R {
  return bitcast<R>(max(bitcast<u32>(abs1(x)), bitsOf(x)));
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
