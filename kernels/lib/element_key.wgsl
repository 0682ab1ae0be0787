// How large elements of any field are, as bits: by what pivots are chosen, of complex numbers |re| + |im|, with NaN in either part above
// infinity; and by what is told that there is a NaN or an infinity. Uses lib/field and lib/pivot_key.
// @when REAL
fn keyOf(x: V) -> u32 {
  return pivotKey(x);
}

fn wildKey(x: V) -> u32 {
  return pivotKey(x);
}
// @end
// @when COMPLEX
fn keyOf(x: V) -> u32 {
  return max(pivotKey(abs1(x)), wildKey(x));
}

fn wildKey(x: V) -> u32 {
  let parts = bitcast<vec2u>(x) & vec2u(0x7fffffffu);
  return min(max(parts.x, parts.y), 0x7f800001u);
}
// @end
