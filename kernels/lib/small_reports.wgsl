  // What of a failed problem is filled, and with what.
  var fills = false;
  var filling = 0.0;
  // @when REPORTS
  fills = (p.nanBits != 0u) & (failure != 0u);
  filling = bitcast<f32>(p.nanBits);
  // @end
