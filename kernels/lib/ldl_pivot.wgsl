// What differs between L D L^H and, with SYMMETRIC, L D L^T of complex numbers: the elements across the diagonal, and pivots.
// @when SYMMETRIC
alias Pivot = V;

fn pivotOf(x: V) -> Pivot {
  return x;
}

fn across(x: V) -> V {
  return x;
}

fn byPivot(x: V, f: Pivot) -> V {
  return mul(x, f);
}

fn overPivot(x: V, d: Pivot) -> V {
  return divide(x, d);
}

fn reciprocalOf(d: Pivot) -> Pivot {
  return inverse(d);
}

// The bits of the larger part's size.
fn pivotSize(d: Pivot) -> u32 {
  let bits = bitcast<vec2u>(d) & vec2u(0x7fffffffu);
  return max(bits.x, bits.y);
}
// @end
// @when MIRRORS
alias Pivot = R;

fn pivotOf(x: V) -> Pivot {
  return realPart(x);
}

fn across(x: V) -> V {
  return conj(x);
}

fn byPivot(x: V, f: Pivot) -> V {
  return x * f;
}

fn overPivot(x: V, d: Pivot) -> V {
  return x / d;
}

fn reciprocalOf(d: Pivot) -> Pivot {
  return 1.0 / d;
}

fn pivotSize(d: Pivot) -> u32 {
  return bitcast<u32>(d) & 0x7fffffffu;
}
// @end
