// What a thread has of a vector at a time, of any field of lib/field: one element, or WIDE 1: four real ones. Ts as stored, Vs as computed
// with, Us their bits: constructors go from one to the other, and spread a V.
// @use lib/field
// @use lib/factor
// @use lib/wide_stored
// @when NARROW
alias Vs = V;
// @when REAL
alias Us = u32;
// @end
// @when COMPLEX
alias Us = vec2<u32>;
// @end

fn factorEach(f: V, x: Vs) -> Vs {
  return byFactor(f, x);
}

fn madEach(x: Vs, y: Vs, z: Vs) -> Vs {
  return mad(x, y, z);
}

fn conjEach(x: Vs) -> Vs {
  return conj(x);
}
// @end
// @when WIDE
alias Vs = vec4<V>;
alias Us = vec4<u32>;

fn factorEach(f: V, x: Vs) -> Vs {
  return Vs(f) * x;
}

fn madEach(x: Vs, y: Vs, z: Vs) -> Vs {
  return fma(x, y, z);
}

fn conjEach(x: Vs) -> Vs {
  return x;
}
// @end
