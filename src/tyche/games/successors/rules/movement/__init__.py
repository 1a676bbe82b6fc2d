"""S9-S13. Activation, movement on land and at sea, interception and avoiding battle."""
