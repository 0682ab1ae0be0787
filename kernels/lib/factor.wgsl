// A scalar argument times an element, and that added to another, beside lib/field, whose doubles have theirs in lib/field_double. One
// without an imaginary part multiplies as a real number: infinity stays infinity, where 0 infinity would make the other part NaN. It is told
// by bits: a comparison may take NaN for zero.
// @when FLOAT
// @when REAL
fn byFactor(f: V, x: V) -> V {
  return f * x;
}

fn madFactor(f: V, x: V, z: V) -> V {
  return fma(f, x, z);
}
// @end
// @when COMPLEX
fn byFactor(f: V, x: V) -> V {
  return madFactor(f, x, V());
}

fn madFactor(f: V, x: V, z: V) -> V {
  let turned = fma(V(f.y), V(-x.y, x.x), z);
  return fma(V(f.x), x, select(turned, z, (bitcast<u32>(f.y) << 1u) == 0u));
}
// @end
// @end
