// The functions of gates, without an infinity on the way; NaN stays NaN.

fn logistic(x: V) -> V {
  return select(1.0 / (1.0 + exp(-x)), 0.0, x < -80.0);
}

// By its series near 0, where a quotient of exponentials has few correct digits.
fn tangent(x: V) -> V {
  let s = x * x;
  let series = x * fma(s, fma(s, fma(s, fma(s, 0.021869489, -0.053968254), 0.13333333), -0.33333333), 1.0);
  let e = exp(-2.0 * min(abs(x), 40.0));
  let quotient = select(1.0, -1.0, x < 0.0) * (1.0 - e) / (1.0 + e);
  // min may take NaN for the number beside it. By bits: comparisons may take it for anything.
  return select(select(quotient, series, abs(x) < 0.25), x, (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u);
}
