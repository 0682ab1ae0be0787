// A scalar argument times an element, beside lib/field. One without an imaginary part multiplies as a real number: infinity stays infinity,
// where 0 infinity would make the other part NaN. It is told by bits: a comparison may take NaN for zero.
// @when REAL
fn byFactor(f: V, x: V) -> V {
  return f * x;
}
// @end
// @when COMPLEX
fn byFactor(f: V, x: V) -> V {
  let turned = f.y * V(-x.y, x.x);
  return fma(V(f.x), x, select(turned, V(), (bitcast<u32>(f.y) << 1u) == 0u));
}
// @end
