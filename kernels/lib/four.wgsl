// Four elements that are loaded and computed with together, in any field of lib/field: of complex ones the real parts, then the imaginary.
// @when REAL
alias Four = vec4f;

fn four(a: V, b: V, c: V, d: V) -> Four {
  return vec4f(a, b, c, d);
}

fn item(whole: Four, q: u32) -> V {
  return whole[q];
}

// Zero where it is not to be kept.
fn kept(whole: Four, keep: vec4<bool>) -> Four {
  return select(vec4f(0.0), whole, keep);
}

// whole - a b
fn less(whole: Four, a: Four, b: V) -> Four {
  return fma(-a, vec4f(b), whole);
}
// @end
// @when COMPLEX
alias Four = mat2x4f;

fn four(a: V, b: V, c: V, d: V) -> Four {
  return mat2x4f(vec4f(a.x, b.x, c.x, d.x), vec4f(a.y, b.y, c.y, d.y));
}

fn item(whole: Four, q: u32) -> V {
  return V(whole[0][q], whole[1][q]);
}

fn kept(whole: Four, keep: vec4<bool>) -> Four {
  return mat2x4f(select(vec4f(), whole[0], keep), select(vec4f(), whole[1], keep));
}

fn less(whole: Four, a: Four, b: V) -> Four {
  return mat2x4f(
    fma(a[1], vec4f(b.y), fma(-a[0], vec4f(b.x), whole[0])),
    fma(-a[1], vec4f(b.x), fma(-a[0], vec4f(b.y), whole[1])),
  );
}
// @end
